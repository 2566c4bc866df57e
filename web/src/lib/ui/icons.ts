/** The interface's own icons, each drawn in a box of 24 by 24. Pieces of the games are in `lib/board`. */
export const icons = {
  clock:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 7v5.3l3.3 2" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  bot: '<rect x="4.5" y="8" width="15" height="11.5" rx="3.5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 8V4.2M2.3 12.5v3M21.7 12.5v3" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="3.3" r="1.5" fill="currentColor"/><circle cx="9.2" cy="13.6" r="1.5" fill="currentColor"/><circle cx="14.8" cy="13.6" r="1.5" fill="currentColor"/>',
  person:
    '<circle cx="12" cy="8" r="4" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M4.5 20.5c.6-4.6 3.5-7 7.5-7s6.9 2.4 7.5 7" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  globe:
    '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="1.7"/><path d="M3 12h18M12 3c3.3 3.6 3.3 14.4 0 18M12 3c-3.3 3.6-3.3 14.4 0 18" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/>',
  sun: '<circle cx="12" cy="12" r="4.2" fill="currentColor"/><path d="M12 2v3" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" transform="rotate(0 12 12)"/><path d="M12 2v3" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" transform="rotate(45 12 12)"/><path d="M12 2v3" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" transform="rotate(90 12 12)"/><path d="M12 2v3" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" transform="rotate(135 12 12)"/><path d="M12 2v3" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" transform="rotate(180 12 12)"/><path d="M12 2v3" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" transform="rotate(225 12 12)"/><path d="M12 2v3" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" transform="rotate(270 12 12)"/><path d="M12 2v3" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" transform="rotate(315 12 12)"/>',
  moon: '<path d="M20.5 14.3A8.8 8.8 0 0 1 9.7 3.5a8.8 8.8 0 1 0 10.8 10.8z" fill="currentColor"/>',
  play: '<path d="M7 4.2l13 7.8-13 7.8z" fill="currentColor"/>',
  plus: '<path d="M12 5v14M5 12h14" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  link: '<path d="M10 14a4.2 4.2 0 0 0 6 0l3.5-3.5a4.2 4.2 0 0 0-6-6l-1.2 1.2M14 10a4.2 4.2 0 0 0-6 0L4.5 13.5a4.2 4.2 0 0 0 6 6l1.2-1.2" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2.5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  copy: '<rect x="8.5" y="8.5" width="12" height="12" rx="2.5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M15.5 8.5V6a2.5 2.5 0 0 0-2.5-2.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.5h2.5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  undo: '<path d="M8.5 5L4 9.5 8.5 14M4.5 9.5h9.3a5.7 5.7 0 0 1 0 11.4H9.5" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  redo: '<path d="M15.5 5L20 9.5 15.5 14M19.5 9.5h-9.3a5.7 5.7 0 0 0 0 11.4h4.3" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  plan: '<circle cx="5" cy="18.5" r="2.3" fill="currentColor"/><path d="M7.8 18.5h6.4a3.6 3.6 0 0 0 0-7.2h-4.6a3.4 3.4 0 0 1 0-6.8h5.2" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="2.6 2.5"/><path d="M16 1.8l4.6 2.7L16 7.2z" fill="currentColor"/>',
  check:
    '<path d="M4.5 12.8l5 5L19.5 7" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  close:
    '<path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  chevron:
    '<path d="M9 5l7 7-7 7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  down: '<path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  arrow:
    '<path d="M4 12h15.5M13.5 6l6 6-6 6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  download:
    '<path d="M12 3.5v11.5M7 10.5l5 5 5-5M4 20.5h16" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  chat: '<path d="M4 5.5h16v11H11l-4.5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  log: '<path d="M5 6h14M5 12h14M5 18h9" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  eye: '<path d="M2 12c3-5.3 6.4-7.5 10-7.5s7 2.2 10 7.5c-3 5.3-6.4 7.5-10 7.5S5 17.3 2 12z" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="12" r="3.2" fill="currentColor"/>',
  bell: '<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  gear: '<circle cx="12" cy="12" r="3.2" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 2.5v3.2" stroke="currentColor" stroke-width="2.6" transform="rotate(0 12 12)"/><path d="M12 2.5v3.2" stroke="currentColor" stroke-width="2.6" transform="rotate(45 12 12)"/><path d="M12 2.5v3.2" stroke="currentColor" stroke-width="2.6" transform="rotate(90 12 12)"/><path d="M12 2.5v3.2" stroke="currentColor" stroke-width="2.6" transform="rotate(135 12 12)"/><path d="M12 2.5v3.2" stroke="currentColor" stroke-width="2.6" transform="rotate(180 12 12)"/><path d="M12 2.5v3.2" stroke="currentColor" stroke-width="2.6" transform="rotate(225 12 12)"/><path d="M12 2.5v3.2" stroke="currentColor" stroke-width="2.6" transform="rotate(270 12 12)"/><path d="M12 2.5v3.2" stroke="currentColor" stroke-width="2.6" transform="rotate(315 12 12)"/><circle cx="12" cy="12" r="6.6" fill="none" stroke="currentColor" stroke-width="1.8"/>',
  board:
    '<path d="M12 2.5l8 4.7v9.6l-8 4.7-8-4.7V7.2z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  refresh:
    '<path d="M4 12a8 8 0 0 1 14-5.3L20.5 9M20.5 4v5h-5M20 12a8 8 0 0 1-14 5.3L3.5 15M3.5 20v-5h5" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  prev: '<path d="M18 4.5v15L7.5 12zM5 4.5h2.2v15H5z" fill="currentColor"/>',
  next: '<path d="M6 4.5v15L16.5 12zM16.8 4.5H19v15h-2.2z" fill="currentColor"/>',
  bulb: '<path d="M9 16.5c-.2-1.6-3.3-3.3-3.3-7.2a6.3 6.3 0 0 1 12.6 0c0 3.9-3.1 5.6-3.3 7.2zM9.6 19.5h4.8M10.6 22h2.8" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  trophy:
    '<path d="M7 3h10v6.5a5 5 0 0 1-4 4.9V18h3.5v3h-9v-3H11v-3.6a5 5 0 0 1-4-4.9z" fill="currentColor"/><path d="M7 5H3.8c0 3.5 1 5.5 3.4 6M17 5h3.2c0 3.5-1 5.5-3.4 6" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>',
  book: '<path d="M2 4.5c4-.8 7.5-.3 10 1.7 2.5-2 6-2.5 10-1.7v15c-4-.8-7.5-.3-10 1.7-2.5-2-6-2.5-10-1.7z" fill="currentColor"/><path d="M12 6.5v14M5 9c1.8-.2 3.2 0 4.5.6M5 12.8c1.8-.2 3.2 0 4.5.6M19 9c-1.8-.2-3.2 0-4.5.6M19 12.8c-1.8-.2-3.2 0-4.5.6" fill="none" stroke="var(--cut,var(--surface))" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/>',
  outlook:
    '<path d="M3.5 20.5h17M5 15.5l4.5-5 4 3L20 6M15.5 5.5H20V10" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
} as const;

export type IconName = keyof typeof icons;
