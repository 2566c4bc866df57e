/** What stands on the disc of a player, in a box of 24 by 24, in the ink `--ei` on the colour `--pc`. */
export const emblems: Record<string, string> = {
  // Of people, in games that give no emblem.
  anchor:
    '<path d="M12 5.5v15M4.5 13c.4 4.6 3.4 7 7.5 7.5 4.1-.5 7.1-2.9 7.5-7.5M8 9.8h8" fill="none" stroke="var(--ei)" stroke-width="2.5" stroke-linecap="round"/><circle cx="12" cy="4.6" r="2.5" fill="none" stroke="var(--ei)" stroke-width="2.2"/>',
  tower:
    '<path d="M6 21V9.5H4.5V3.5h3.7v2.6h2V3.5h3.6v2.6h2V3.5h3.7v6H18V21h-4v-4.6a2 2 0 0 0-4 0V21z" fill="var(--ei)"/>',
  leaf: '<path d="M20.5 3.5C9 3.5 3.5 8.5 4.5 18.5c10 1 16-4.5 16-15z" fill="var(--ei)"/><path d="M3 21.5 14.5 10" stroke="var(--pc)" stroke-width="2" stroke-linecap="round"/>',
  key: '<circle cx="12" cy="7.3" r="4.5" fill="none" stroke="var(--ei)" stroke-width="3"/><path d="M12 12v10M12 17.5h4.5M12 21.5h3.5" fill="none" stroke="var(--ei)" stroke-width="2.8"/>',
  bell: '<path d="M12 2.5c4.3 0 6.3 3.2 6.3 7.5 0 3.8.9 5.6 2.7 7H3c1.8-1.4 2.7-3.2 2.7-7C5.7 5.7 7.7 2.5 12 2.5z" fill="var(--ei)"/><circle cx="12" cy="20" r="2.3" fill="var(--ei)"/>',
  fish: '<path d="M2 12c3.5-5.5 10.5-7 14.5-1.5L21.5 6.5v11l-5-4C12.5 19 5.5 17.5 2 12z" fill="var(--ei)"/><circle cx="7" cy="11" r="1.5" fill="var(--pc)"/>',
  // Of factions.
  witches:
    '<path d="M12 3.4 8.2 14.6C6 15 4 15.8 3 17 7 19.8 17 19.8 21 17 20 15.8 18 15 15.8 14.6L14.4 10.2 16.4 6.2Z" fill="var(--ei)"/>',
  nomads:
    '<circle cx="12" cy="12" r="4" fill="var(--ei)"/><path d="M12 3.4V6M12 18V20.6M3.4 12H6M18 12H20.6M5.9 5.9 7.8 7.8M16.2 16.2 18.1 18.1M18.1 5.9 16.2 7.8M7.8 16.2 5.9 18.1" stroke="var(--ei)" stroke-width="2.2" stroke-linecap="round"/>',
  darklings: '<path d="M15.6 3.8A8.6 8.6 0 1 0 20.2 15.6 7 7 0 0 1 15.6 3.8Z" fill="var(--ei)"/>',
  mermaids:
    '<path d="M12 20.6C10.6 17 11 14.6 11.2 12.6 8.4 12.6 5 10 3.6 5 7.4 4.6 10.8 6 12 9.4 13.2 6 16.6 4.6 20.4 5 19 10 15.6 12.6 12.8 12.6 13 14.6 13.4 17 12 20.6Z" fill="var(--ei)"/>',
  navigators:
    '<path d="M12 3.4V20.6M6 8H18M4.4 13.6C5 18 8.4 20.2 12 20.6 15.6 20.2 19 18 19.6 13.6" fill="none" stroke="var(--ei)" stroke-width="2.3" stroke-linecap="round"/><circle cx="12" cy="4.6" r="1.9" fill="var(--ei)"/>',
  philosophers:
    '<path d="M4 6.4C7 5 10 5.4 12 7 14 5.4 17 5 20 6.4V18.6C17 17.4 14 17.8 12 19.4 10 17.8 7 17.4 4 18.6Z" fill="var(--ei)"/><path d="M12 7V19.4" stroke="var(--pc)" stroke-width="1.6"/>',
  goblins:
    '<path d="M4 5 8.6 8.4C10.6 7 13.4 7 15.4 8.4L20 5 18 11.6C18.4 16 15.6 19.6 12 20.2 8.4 19.6 5.6 16 6 11.6Z" fill="var(--ei)"/><path d="M9.2 12.6H10.4M13.6 12.6H14.8" stroke="var(--pc)" stroke-width="2.2" stroke-linecap="round"/>',
  alchemists:
    '<path d="M9.4 3.6H14.6M10.4 3.8V9.6L5.2 18A2 2 0 0 0 7 21H17A2 2 0 0 0 18.8 18L13.6 9.6V3.8" fill="none" stroke="var(--ei)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/><path d="M8.4 15H15.6L17.4 18.4A1 1 0 0 1 16.6 19.6H7.4A1 1 0 0 1 6.6 18.4Z" fill="var(--ei)"/>',
  auren:
    '<path d="M12 21V11" stroke="var(--ei)" stroke-width="2.2" stroke-linecap="round"/><path d="M12 13.6C7 13.6 4 10.4 4 5.6 9 5.2 12 8.4 12 13.6ZM12 11C12 6.6 14.8 3.6 19.8 3.2 20.4 8 17.4 11.6 12 11Z" fill="var(--ei)"/>',
  chaosmagicians:
    '<path d="M12 3V21M3 12H21M5.7 5.7 18.3 18.3M18.3 5.7 5.7 18.3" stroke="var(--ei)" stroke-width="1.9" stroke-linecap="round"/><circle cx="12" cy="12" r="4.2" fill="none" stroke="var(--ei)" stroke-width="2"/>',
  cultists:
    '<path d="M12 3.6 21.4 20H2.6Z" fill="none" stroke="var(--ei)" stroke-width="2" stroke-linejoin="round"/><path d="M7.4 15.6C9.4 12.4 14.6 12.4 16.6 15.6 14.6 18.4 9.4 18.4 7.4 15.6Z" fill="var(--ei)"/><circle cx="12" cy="15.4" r="1.6" fill="var(--pc)"/>',
  dwarves:
    '<path d="M17.4 6.6 6 20.4" stroke="var(--ei)" stroke-width="2.6" stroke-linecap="round"/><path d="M7.6 3.4C13 3 18.6 6.6 21 12.4 17.6 9.6 12.4 6 7.6 3.4Z" fill="var(--ei)" stroke="var(--ei)" stroke-width="1.6" stroke-linejoin="round"/>',
  engineers:
    '<path d="M11 5.6 5.6 20M13 5.6 18.4 20" stroke="var(--ei)" stroke-width="2.3" stroke-linecap="round"/><circle cx="12" cy="5" r="2.5" fill="var(--ei)"/><path d="M6.6 14.6Q12 18 17.4 14.6" fill="none" stroke="var(--ei)" stroke-width="1.9" stroke-linecap="round"/>',
  fakirs:
    '<path d="M3.4 9.4Q7.6 6 12 9.2T20.6 8.8L18.4 15.6Q14.6 18.6 10.4 15.8T2.6 16.4Z" fill="var(--ei)"/><path d="M8 9.6 7 14.6M16 10.4 14.8 15.6" stroke="var(--pc)" stroke-width="1.5"/><path d="M3.4 17.8V20M6 17.4V19.6M15.6 17.8V20M18 17V19.2" stroke="var(--ei)" stroke-width="1.5" stroke-linecap="round"/>',
  giants:
    '<path d="M8.6 21C6.4 20.4 6 18 6.8 15.4 7.8 12.4 6.6 10.6 8 8.8 10 6.6 15.6 7.4 16.6 10.4 17.6 13.6 14.6 14.8 14 17 13.4 19.4 11.6 21.8 8.6 21Z" fill="var(--ei)"/><circle cx="8" cy="5" r="1.9" fill="var(--ei)"/><circle cx="12.2" cy="3.9" r="1.6" fill="var(--ei)"/><circle cx="15.6" cy="4.8" r="1.4" fill="var(--ei)"/><circle cx="18.2" cy="7" r="1.2" fill="var(--ei)"/>',
  halflings:
    '<circle cx="12" cy="12.4" r="7.4" fill="none" stroke="var(--ei)" stroke-width="2.3"/><path d="M12 5.4V19.4" stroke="var(--ei)" stroke-width="1.6"/><circle cx="14.6" cy="12.6" r="1.4" fill="var(--ei)"/><path d="M3 20.4H21" stroke="var(--ei)" stroke-width="2" stroke-linecap="round"/>',
  swarmlings:
    '<path d="M12 2.8 15.8 5V9.4L12 11.6 8.2 9.4V5ZM7.6 12 11.4 14.2V18.6L7.6 20.8 3.8 18.6V14.2ZM16.4 12 20.2 14.2V18.6L16.4 20.8 12.6 18.6V14.2Z" fill="var(--ei)"/>',
  blessed:
    '<circle cx="12" cy="14.6" r="5.4" fill="var(--ei)"/><ellipse cx="12" cy="5.4" rx="7" ry="2.5" fill="none" stroke="var(--ei)" stroke-width="1.9"/>',
  felines:
    '<path d="M4.6 4.4 9.2 7.8H14.8L19.4 4.4V13C19.4 17.6 16 20.4 12 20.4S4.6 17.6 4.6 13Z" fill="var(--ei)"/><path d="M8.4 12V13.4M15.6 12V13.4M12 15.4V16.8" stroke="var(--pc)" stroke-width="2" stroke-linecap="round"/>',
  illusionists:
    '<path d="M3 12C5.6 7.6 8.6 5.6 12 5.6S18.4 7.6 21 12C18.4 16.4 15.4 18.4 12 18.4S5.6 16.4 3 12Z" fill="none" stroke="var(--ei)" stroke-width="2"/><path d="M12 7.6 13.3 10.7 16.4 12 13.3 13.3 12 16.4 10.7 13.3 7.6 12 10.7 10.7Z" fill="var(--ei)"/>',
  inventors:
    '<circle cx="12" cy="12" r="4.6" fill="none" stroke="var(--ei)" stroke-width="2.6"/><path d="M12 3.4V6.6M12 17.4V20.6M3.4 12H6.6M17.4 12H20.6M5.9 5.9 8.2 8.2M15.8 15.8 18.1 18.1M18.1 5.9 15.8 8.2M8.2 15.8 5.9 18.1" stroke="var(--ei)" stroke-width="2.6" stroke-linecap="round"/>',
  lizards:
    '<path d="M15.6 4.6C18.6 6.4 17.4 9.6 14.4 10.4 10.4 11.4 8.2 12.4 8.8 15 9.4 17.6 13.4 18.4 17.6 16.6" fill="none" stroke="var(--ei)" stroke-width="2.8" stroke-linecap="round"/><path d="M10.6 6.6 14 9.4M17.8 11.8 14.4 10.2M5.6 12 9 13.4M9.4 20.4 10.4 17" stroke="var(--ei)" stroke-width="1.9" stroke-linecap="round"/><circle cx="14.8" cy="4.9" r="2.3" fill="var(--ei)"/>',
  moles:
    '<path d="M3.4 19.4C3.4 12 6.8 7.6 12 7.6S20.6 12 20.6 19.4Z" fill="var(--ei)"/><path d="M9.8 12.6H9.9M14.1 12.6H14.2" stroke="var(--pc)" stroke-width="2" stroke-linecap="round"/><ellipse cx="12" cy="16" rx="2" ry="1.5" fill="var(--pc)"/><path d="M5.4 8.8 3.6 6.8M18.6 8.8 20.4 6.8" stroke="var(--ei)" stroke-width="1.9" stroke-linecap="round"/>',
  monks:
    '<path d="M12 3.2C8 3.2 6.4 6.4 6.4 9.6 6.4 13.4 4.4 16 4.4 20.6H19.6C19.6 16 17.6 13.4 17.6 9.6 17.6 6.4 16 3.2 12 3.2Z" fill="var(--ei)"/><ellipse cx="12" cy="10" rx="3.1" ry="4" fill="var(--pc)"/>',
  omar: '<path d="M8 20.6V11.4H6.4V8.2L12 3.4 17.6 8.2V11.4H16V20.6Z" fill="var(--ei)"/><path d="M10.4 20.6V16.6A1.6 1.6 0 0 1 13.6 16.6V20.6Z" fill="var(--pc)"/>',
  psychics:
    '<path d="M12 12A1.6 1.6 0 1 1 13.6 13.8C10.4 15 8.2 12.6 8.6 10 9.2 6.6 13.6 5.8 16 8.4 18.8 11.6 17 17 12.6 18 7.2 19 3.6 14.4 4.6 9.4" fill="none" stroke="var(--ei)" stroke-width="2.2" stroke-linecap="round"/>',
  simpletons:
    '<path d="M5 9H19L17.4 20H6.6Z" fill="var(--ei)"/><path d="M8 9C8 5.4 9.6 3.6 12 3.6S16 5.4 16 9" fill="none" stroke="var(--ei)" stroke-width="2.1"/>',
  kuddlers:
    '<path d="M12 20C6 16 3.6 12.8 3.6 9.4 3.6 6.6 5.6 4.8 8 4.8 9.8 4.8 11.2 5.8 12 7.4 12.8 5.8 14.2 4.8 16 4.8 18.4 4.8 20.4 6.6 20.4 9.4 20.4 12.8 18 16 12 20Z" fill="var(--ei)"/>',
  druids:
    '<path d="M12 21V10" stroke="var(--ei)" stroke-width="2.2" stroke-linecap="round"/><circle cx="12" cy="7.4" r="4" fill="var(--ei)"/><circle cx="6.8" cy="11.4" r="3.1" fill="var(--ei)"/><circle cx="17.2" cy="11.4" r="3.1" fill="var(--ei)"/>',
  racelings: '<path d="M4 6.4 11 12 4 17.6ZM12 6.4 20.4 12 12 17.6Z" fill="var(--ei)"/>',
  wanderers:
    '<path d="M12 3.4 14.6 9.4 12 12 9.4 9.4ZM12 20.6 9.4 14.6 12 12 14.6 14.6Z" fill="var(--ei)"/><circle cx="12" cy="12" r="8.4" fill="none" stroke="var(--ei)" stroke-width="1.8"/>',
  mimics:
    '<path d="M4 5.6H15V12C15 15.4 12.8 17.4 9.5 17.4S4 15.4 4 12Z" fill="var(--ei)"/><path d="M17 8H20V14.4C20 17.6 18 20 14.6 20 13 20 11.8 19.6 10.8 18.8" fill="none" stroke="var(--ei)" stroke-width="1.9"/><path d="M7.2 9.6H7.3M11.7 9.6H11.8" stroke="var(--pc)" stroke-width="2" stroke-linecap="round"/>',
  powermongers: '<path d="M14.4 2.8 5.6 13.4H11L9.4 21.2 18.4 10.4H12.8Z" fill="var(--ei)"/>',
};
