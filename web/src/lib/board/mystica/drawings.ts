/**
 * The drawings of the two Mystica games, each once. Colours are tokens: `--pc --pd --pl --po --ph` of a piece (its colour,
 * shade, light, outline, halo), `--g1 --g2 --g3` of a terrain, `--ei` the ink on a seat's disc.
 */

/** Small landscapes, around the middle of a hex, 48 by 48. */
export const scenes = {
  forest:
    '<g transform="translate(-11 3) scale(0.95)"><path d="M-1 3H1V7H-1Z" fill="var(--g2)"/><path d="M0-10 4.6-2.6H2.4L6.4 3.4H-6.4L-2.4-2.6H-4.6Z" fill="var(--g1)"/><path d="M0-10 4.6-2.6H2.4L6.4 3.4H0Z" fill="var(--g2)"/></g><g transform="translate(8 -6) scale(1.05)"><path d="M-1 3H1V7H-1Z" fill="var(--g2)"/><path d="M0-10 4.6-2.6H2.4L6.4 3.4H-6.4L-2.4-2.6H-4.6Z" fill="var(--g1)"/><path d="M0-10 4.6-2.6H2.4L6.4 3.4H0Z" fill="var(--g2)"/></g><g transform="translate(1 9) scale(0.85)"><path d="M-1 3H1V7H-1Z" fill="var(--g2)"/><path d="M0-10 4.6-2.6H2.4L6.4 3.4H-6.4L-2.4-2.6H-4.6Z" fill="var(--g1)"/><path d="M0-10 4.6-2.6H2.4L6.4 3.4H0Z" fill="var(--g2)"/></g><g transform="translate(14 7) scale(0.7)"><path d="M-1 3H1V7H-1Z" fill="var(--g2)"/><path d="M0-10 4.6-2.6H2.4L6.4 3.4H-6.4L-2.4-2.6H-4.6Z" fill="var(--g1)"/><path d="M0-10 4.6-2.6H2.4L6.4 3.4H0Z" fill="var(--g2)"/></g>',
  mountains:
    '<g transform="translate(7 -5) scale(0.85)"><path d="M-11 7-1-9 10 7Z" fill="var(--g1)"/><path d="M-1-9 10 7H1L3 1-1-2Z" fill="var(--g2)"/><path d="M-1-9-4.2-3.9-1.6-4.6.4-2.6 2.7-3.6Z" fill="var(--g3)"/></g><g transform="translate(-6 4) scale(1.05)"><path d="M-11 7-1-9 10 7Z" fill="var(--g1)"/><path d="M-1-9 10 7H1L3 1-1-2Z" fill="var(--g2)"/><path d="M-1-9-4.2-3.9-1.6-4.6.4-2.6 2.7-3.6Z" fill="var(--g3)"/></g><g transform="translate(13 9) scale(0.6)"><path d="M-11 7-1-9 10 7Z" fill="var(--g1)"/><path d="M-1-9 10 7H1L3 1-1-2Z" fill="var(--g2)"/><path d="M-1-9-4.2-3.9-1.6-4.6.4-2.6 2.7-3.6Z" fill="var(--g3)"/></g>',
  swamp:
    '<g transform="translate(-10 -3) scale(0.95)" fill="none" stroke="var(--g1)" stroke-width="1.3" stroke-linecap="round"><path d="M0 8V-6M-4 8Q-4 2-6-2M4 8Q4 3 6.5 0M-1.5 8Q-2 3-3 0"/><path d="M0-9V-5M6.5-2.5V.5M-6-4.5V-1.5" stroke-width="2.8" stroke="var(--g2)"/></g><g transform="translate(9 -7) scale(0.8)" fill="none" stroke="var(--g1)" stroke-width="1.3" stroke-linecap="round"><path d="M0 8V-6M-4 8Q-4 2-6-2M4 8Q4 3 6.5 0M-1.5 8Q-2 3-3 0"/><path d="M0-9V-5M6.5-2.5V.5M-6-4.5V-1.5" stroke-width="2.8" stroke="var(--g2)"/></g><path d="M-15 7H-5M3 3H14M-4 13H7" stroke="var(--g1)" stroke-width="1.2" stroke-linecap="round" opacity=".8"/><g transform="translate(4 8) scale(0.7)" fill="none" stroke="var(--g1)" stroke-width="1.3" stroke-linecap="round"><path d="M0 8V-6M-4 8Q-4 2-6-2M4 8Q4 3 6.5 0M-1.5 8Q-2 3-3 0"/><path d="M0-9V-5M6.5-2.5V.5M-6-4.5V-1.5" stroke-width="2.8" stroke="var(--g2)"/></g>',
  lakes:
    '<path transform="translate(-6 -9) scale(1)" d="M-9 0Q-6.7-3.6-4.5 0T0 0 4.5 0 9 0" fill="none" stroke="var(--g1)" stroke-width="1.7" stroke-linecap="round"/><path transform="translate(8 -2) scale(1.05)" d="M-9 0Q-6.7-3.6-4.5 0T0 0 4.5 0 9 0" fill="none" stroke="var(--g1)" stroke-width="1.7" stroke-linecap="round"/><path transform="translate(-7 5) scale(1)" d="M-9 0Q-6.7-3.6-4.5 0T0 0 4.5 0 9 0" fill="none" stroke="var(--g1)" stroke-width="1.7" stroke-linecap="round"/><path transform="translate(6 12) scale(0.85)" d="M-9 0Q-6.7-3.6-4.5 0T0 0 4.5 0 9 0" fill="none" stroke="var(--g1)" stroke-width="1.7" stroke-linecap="round"/>',
  plains:
    '<path d="M-19 8Q0-1 19 8M-16 13.5Q0 5.5 16 13.5M-9 18Q0 13 9 18" fill="none" stroke="var(--g1)" stroke-width="1.3" stroke-linecap="round" opacity=".75"/><g transform="translate(-9 -5) scale(0.95)"><path d="M0 9V-3" stroke="var(--g1)" stroke-width="1.2"/><path d="M0-10Q2.2-7.6 0-5.4-2.2-7.6 0-10M0-3.6Q.4-6.6 3.4-7 3.4-4 0-3.6M0-3.6Q-.4-6.6-3.4-7-3.4-4 0-3.6M0 0Q.4-3 3.4-3.4 3.4-.4 0 0M0 0Q-.4-3-3.4-3.4-3.4-.4 0 0M0 3.6Q.4.6 3.4.2 3.4 3.2 0 3.6M0 3.6Q-.4.6-3.4.2-3.4 3.2 0 3.6" fill="var(--g2)"/></g><g transform="translate(1 -9) scale(1.05)"><path d="M0 9V-3" stroke="var(--g1)" stroke-width="1.2"/><path d="M0-10Q2.2-7.6 0-5.4-2.2-7.6 0-10M0-3.6Q.4-6.6 3.4-7 3.4-4 0-3.6M0-3.6Q-.4-6.6-3.4-7-3.4-4 0-3.6M0 0Q.4-3 3.4-3.4 3.4-.4 0 0M0 0Q-.4-3-3.4-3.4-3.4-.4 0 0M0 3.6Q.4.6 3.4.2 3.4 3.2 0 3.6M0 3.6Q-.4.6-3.4.2-3.4 3.2 0 3.6" fill="var(--g2)"/></g><g transform="translate(11 -5) scale(0.95)"><path d="M0 9V-3" stroke="var(--g1)" stroke-width="1.2"/><path d="M0-10Q2.2-7.6 0-5.4-2.2-7.6 0-10M0-3.6Q.4-6.6 3.4-7 3.4-4 0-3.6M0-3.6Q-.4-6.6-3.4-7-3.4-4 0-3.6M0 0Q.4-3 3.4-3.4 3.4-.4 0 0M0 0Q-.4-3-3.4-3.4-3.4-.4 0 0M0 3.6Q.4.6 3.4.2 3.4 3.2 0 3.6M0 3.6Q-.4.6-3.4.2-3.4 3.2 0 3.6" fill="var(--g2)"/></g>',
  desert:
    '<g transform="translate(5 -7) scale(0.85)"><path d="M-13 4Q-5-6 1-5 3-1 10 4Z" fill="var(--g2)" opacity=".55"/><path d="M-13 4Q-5-6 1-5 3-1 10 4" fill="none" stroke="var(--g1)" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M1-5Q-2-1 1.5 4" fill="none" stroke="var(--g1)" stroke-width="1" /></g><g transform="translate(-4 4) scale(1.1)"><path d="M-13 4Q-5-6 1-5 3-1 10 4Z" fill="var(--g2)" opacity=".55"/><path d="M-13 4Q-5-6 1-5 3-1 10 4" fill="none" stroke="var(--g1)" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M1-5Q-2-1 1.5 4" fill="none" stroke="var(--g1)" stroke-width="1" /></g><g transform="translate(10 12) scale(0.7)"><path d="M-13 4Q-5-6 1-5 3-1 10 4Z" fill="var(--g2)" opacity=".55"/><path d="M-13 4Q-5-6 1-5 3-1 10 4" fill="none" stroke="var(--g1)" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><path d="M1-5Q-2-1 1.5 4" fill="none" stroke="var(--g1)" stroke-width="1" /></g><g fill="var(--g1)"><circle cx="-14" cy="-7" r=".9"/><circle cx="-10" cy="-11" r=".9"/><circle cx="16" cy="3" r=".9"/><circle cx="-9" cy="13" r=".9"/></g>',
  wasteland:
    '<path d="M-19 6-11 3-8 7-2 4-1 10 6 13M-11 3-13-3-9-6M-2 4 3-1M6 13 11 10 18 11M-1 10-5 16" fill="none" stroke="var(--g1)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/><g transform="translate(7 -6) scale(1.15)"><path d="M0 7C-5 7-6 2.6-4-.6-3.4 1-2.4 1.4-2 1.2-2.8-3.4-.4-6.4 2-8.4 1.6-4.6 5.4-2.6 5 2.2 4.8 5.2 3 7 0 7Z" fill="var(--g2)"/><path d="M.2 7C-1.8 6.6-2.2 4.4-.6 2.4.4 1.2.6.4.6-.6 2.4 1 2.8 3 2.4 4.6 2.1 6 1.2 6.9.2 7Z" fill="var(--g3)"/></g><g transform="translate(-7 -9) scale(0.7)"><path d="M0 7C-5 7-6 2.6-4-.6-3.4 1-2.4 1.4-2 1.2-2.8-3.4-.4-6.4 2-8.4 1.6-4.6 5.4-2.6 5 2.2 4.8 5.2 3 7 0 7Z" fill="var(--g2)"/><path d="M.2 7C-1.8 6.6-2.2 4.4-.6 2.4.4 1.2.6.4.6-.6 2.4 1 2.8 3 2.4 4.6 2.1 6 1.2 6.9.2 7Z" fill="var(--g3)"/></g>',
} as const;

/** Buildings, around their middle, 44 by 44: the silhouette, and what is painted inside. */
export const buildings = {
  dwelling: {
    outline: 'M-12 11V-1.6L-4.6-11H6.6L13.5-1.6V11Z',
    body: '<path d="M-12 11V-1.6L-4.6-11 2.6-1.6V11Z" fill="var(--pl)"/><path d="M-4.6-11H6.6L13.5-1.6H2.6Z" fill="var(--pd)"/><path d="M2.6-1.6H13.5V11H2.6Z" fill="var(--pc)"/><path d="M-7 11V6.2A2.3 2.3 0 0 1-2.4 6.2V11Z" fill="var(--po)"/>',
  },
  'trading-house': {
    outline: 'M-16.5 12V-5.5L-10-14.5-3.5-6.5H11L16.5 1.5V12Z',
    body: '<path d="M-16.5 12V-5.5L-10-14.5-3.5-5.5V12Z" fill="var(--pl)"/><path d="M-3.5-6.5H11L16.5 1.5H-3.5Z" fill="var(--pd)"/><path d="M-3.5 1.5H16.5V12H-3.5Z" fill="var(--pc)"/><path d="M-1 12V7.6A2.1 2.1 0 0 1 3.2 7.6V12ZM4.6 12V7.6A2.1 2.1 0 0 1 8.8 7.6V12ZM10.2 12V7.6A2.1 2.1 0 0 1 14.4 7.6V12ZM-12.2-1.5A2.2 2.2 0 0 1-7.8-1.5V2H-12.2Z" fill="var(--po)"/>',
  },
  temple: {
    outline: 'M-17 12V8.5H-15V-3.2H-17V-5.6L0-15 17-5.6V-3.2H15V8.5H17V12Z',
    body: '<path d="M-14-3H14V9H-14Z" fill="var(--pd)"/><path d="M-17-5.6 0-15 17-5.6Z" fill="var(--pl)"/><path d="M-17-5.6H17V-2.8H-17Z" fill="var(--pc)"/><path d="M-14-2.8H-10V8.8H-14ZM-6-2.8H-2V8.8H-6ZM2-2.8H6V8.8H2ZM10-2.8H14V8.8H10Z" fill="var(--pl)"/><path d="M-17 8.5H17V12H-17Z" fill="var(--pc)"/><circle cx="0" cy="-9" r="1.9" fill="var(--po)"/>',
  },
  stronghold: {
    outline:
      'M-18 13V-8.5H-15.4V-6H-13V-8.5H-9.8V-6H-7.4V-14.5H-4.4V-12H-1.5V-14.5H1.5V-12H4.4V-14.5H7.4V-6H9.8V-8.5H13V-6H15.4V-8.5H18V13Z',
    body: '<path d="M-18 13V-8.5H-15.4V-6H-13V-8.5H-9.8V-6H-7.4V13Z" fill="var(--pl)"/><path d="M7.4 13V-6H9.8V-8.5H13V-6H15.4V-8.5H18V13Z" fill="var(--pd)"/><path d="M-7.4 13V-14.5H-4.4V-12H-1.5V-14.5H1.5V-12H4.4V-14.5H7.4V13Z" fill="var(--pc)"/><path d="M-4 13V6A4 4 0 0 1 4 6V13ZM-2-7.5A2 2 0 0 1 2-7.5V-3.5H-2ZM-13.8 0A1.2 1.2 0 0 1-11.4 0V4H-13.8ZM11.4 0A1.2 1.2 0 0 1 13.8 0V4H11.4Z" fill="var(--po)"/>',
  },
  sanctuary: {
    outline:
      'M-18.5 13V-1.5C-18.5-5-16.8-6.6-14.6-8.6-12.9-7-11.4-5.8-10.9-3.6-10-8.8-5.6-12-1-13.2V-17.5H1V-13.2C5.6-12 10-8.8 10.9-3.6 11.4-5.8 12.9-7 14.6-8.6 16.8-6.6 18.5-5 18.5-1.5V13Z',
    body: '<path d="M-18.5 13V-1.5C-18.5-5-16.8-6.6-14.6-8.6-12.4-6.6-10.7-5-10.7-1.5V13Z" fill="var(--pl)"/><path d="M18.5 13V-1.5C18.5-5 16.8-6.6 14.6-8.6 12.4-6.6 10.7-5 10.7-1.5V13Z" fill="var(--pd)"/><path d="M-10.7 13V-1.5H10.7V13Z" fill="var(--pc)"/><path d="M-11-1.5C-11-8-6-12-1-13.2V-17.5H1V-13.2C6-12 11-8 11-1.5Z" fill="var(--pl)"/><path d="M1-13.2C6-12 11-8 11-1.5H3C5-6 4-10 1-13.2Z" fill="var(--pd)"/><path d="M-3.6 13V6.5A3.6 3.6 0 0 1 3.6 6.5V13ZM-9 3H-6V6H-9ZM6 3H9V6H6ZM-16.2 1.5A1.4 1.4 0 0 1-13.4 1.5V5H-16.2ZM13.4 1.5A1.4 1.4 0 0 1 16.2 1.5V5H13.4Z" fill="var(--po)"/>',
  },
  tower: {
    outline: 'M-7 13V-5H-9V-9L0-17 9-9V-5H7V13Z',
    body: '<path d="M-7-5H7V13H-7Z" fill="var(--pc)"/><path d="M1-5H7V13H1Z" fill="var(--pd)"/><path d="M-9-9 0-17 9-9V-5H-9Z" fill="var(--pl)"/><path d="M-2 0A2 2 0 0 1 2 0V4H-2Z" fill="var(--po)"/>',
  },
  monument: {
    outline: 'M-9 13V9H-5L-3-13 0-17 3-13 5 9H9V13Z',
    body: '<path d="M-5 9-3-13 0-17V9Z" fill="var(--pl)"/><path d="M0-17 3-13 5 9H0Z" fill="var(--pd)"/><path d="M-9 9H9V13H-9Z" fill="var(--pc)"/>',
  },
  annex: {
    outline: 'M-11 12V0L0-10 11 0V12Z',
    body: '<path d="M-11 12V0L0-10V12Z" fill="var(--pl)"/><path d="M0-10 11 0V12H0Z" fill="var(--pd)"/><path d="M-3 12V5A3 3 0 0 1 3 5V12Z" fill="var(--pc)"/>',
  },
} as const;

/** Symbols in a box of 24 by 24. */
export const symbols = {
  coin: '<circle cx="12" cy="12" r="9.2" fill="var(--coin)" stroke="var(--coin-e)" stroke-width="1.4"/><circle cx="12" cy="12" r="6" fill="none" stroke="var(--coin-e)" stroke-width="1.1" opacity=".75"/><path d="M12 8.2 15.2 12 12 15.8 8.8 12Z" fill="var(--coin-e)" opacity=".8"/>',
  worker:
    '<path d="M12 3 20 7.4V16.4L12 21 4 16.4V7.4Z" fill="var(--worker)" stroke="var(--worker-e)" stroke-width="1.3" stroke-linejoin="round"/><path d="M12 3 20 7.4 12 11.8 4 7.4Z" fill="#fff" opacity=".42"/><path d="M12 11.8V21L20 16.4V7.4Z" fill="#000" opacity=".14"/>',
  priest:
    '<path d="M12 2.4C9 5 7.6 7.4 8.6 10.2L7.2 12.4C8 13.4 8.8 13.8 9.6 14L5.8 20.8H18.2L14.4 14C15.2 13.8 16 13.4 16.8 12.4L15.4 10.2C16.4 7.4 15 5 12 2.4Z" fill="var(--priest)" stroke="var(--priest-e)" stroke-width="1.2" stroke-linejoin="round"/><path d="M12 5.4V10.6M10 7.6H14" stroke="#fff" stroke-width="1.4" stroke-linecap="round" opacity=".85"/>',
  power:
    '<circle cx="12" cy="12" r="9" fill="var(--power)" stroke="var(--power-e)" stroke-width="1.3"/><path d="M13.4 5.6 7.8 13H11.4L10.4 18.4 16.2 10.8H12.5Z" fill="#fff" opacity=".95"/>',
  vp: '<path d="M12 2.6 14.6 5.2 18.2 4.6 18.8 8.2 21.6 10.6 19.6 13.6 20.2 17.2 16.7 18 14.6 21 12 18.9 9.4 21 7.3 18 3.8 17.2 4.4 13.6 2.4 10.6 5.2 8.2 5.8 4.6 9.4 5.2Z" fill="var(--vp)"/><path d="M12 7 13.5 10.3 17 10.7 14.4 13 15.2 16.5 12 14.7 8.8 16.5 9.6 13 7 10.7 10.5 10.3Z" fill="#fff" opacity=".95"/>',
  spade:
    '<path d="M17.6 2.6 21.4 6.4M19.4 4.6 11.6 12.4" stroke="var(--ink)" stroke-width="2.2" stroke-linecap="round" fill="none"/><path d="M9.4 9.8 14.2 14.6C12.6 18.6 8.6 21 3 21 3 15.4 5.4 11.4 9.4 9.8Z" fill="var(--spade)" stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round"/>',
  ship: '<path d="M3 14H21L18 19.4H6.2Z" fill="var(--ship)" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"/><path d="M11 3.2V12.4H4.6Z" fill="var(--surface)" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"/><path d="M13 5.4V12.4H18.6Z" fill="var(--surface)" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"/>',
  bridge:
    '<path d="M2 9.6Q12 4.4 22 9.6V13Q12 7.8 2 13Z" fill="var(--wood)" stroke="var(--ink)" stroke-width="1.1" stroke-linejoin="round"/><path d="M5.6 11.4V19M18.4 11.4V19M12 9.2V19" stroke="var(--ink)" stroke-width="1.6" stroke-linecap="round"/><path d="M2 19.6Q7 17.4 12 19.6T22 19.6" fill="none" stroke="var(--lake-edge)" stroke-width="1.4" stroke-linecap="round"/>',
  key: '<circle cx="7.6" cy="12" r="4.4" fill="none" stroke="var(--gold-e)" stroke-width="2.6"/><path d="M12 12H21.4M17.6 12V16M20.6 12V15" stroke="var(--gold-e)" stroke-width="2.6" stroke-linecap="round"/>',
  fire: '<path d="M12 21C7 21 5 17.4 6 13.4 6.4 11.6 7.4 10.4 8 9 8.6 11 9.4 11.6 10.2 11.8 9.6 7.6 11.4 4.6 14.2 2.6 13.8 6.4 18.4 9 18.4 14.6 18.4 18.6 15.8 21 12 21Z" fill="var(--fire)"/><path d="M12 21C9.8 20.6 9.2 18.4 10.6 16.2 11.6 14.8 12.2 14 12.2 12.8 14.4 14.4 15 16.6 14.6 18.4 14.2 20 13.2 20.8 12 21Z" fill="#fff" opacity=".55"/>',
  water:
    '<path d="M12 2.6C15.4 7.4 18.6 10.8 18.6 14.6A6.6 6.6 0 0 1 5.4 14.6C5.4 10.8 8.6 7.4 12 2.6Z" fill="var(--water)"/><path d="M8.2 14.6A4 4 0 0 0 12 18.4" fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round" opacity=".75"/>',
  earth:
    '<path d="M2.6 19 9 7.4 12.4 13 14.8 9.4 21.4 19Z" fill="var(--earth)"/><path d="M9 7.4 6.6 11.8 9 10.9 10.9 12Z" fill="#fff" opacity=".6"/>',
  air: '<path d="M3 9.4H14.2A2.9 2.9 0 1 0 11.4 6M3 13.2H18.4A2.9 2.9 0 1 1 15.6 16.6M3 17H10.6A2.2 2.2 0 1 1 8.6 19.6" fill="none" stroke="var(--air)" stroke-width="2.1" stroke-linecap="round"/>',
  book: '<path d="M4 5.4C7 4 10 4.4 12 6 14 4.4 17 4 20 5.4V19C17 17.8 14 18.2 12 19.8 10 18.2 7 17.8 4 19Z" fill="var(--bk,var(--surface))" stroke="var(--ink)" stroke-width="1.3" stroke-linejoin="round"/><path d="M12 6V19.8" stroke="var(--ink)" stroke-width="1.1"/>',
  tool: '<path d="M14.2 3.2A5 5 0 0 0 13 10L4.4 18.6A1.9 1.9 0 0 0 7.2 21L15.4 12.4A5 5 0 0 0 21 7L17.6 9.2 14.6 8.4 14 5.4Z" fill="var(--worker)" stroke="var(--ink)" stroke-width="1.2" stroke-linejoin="round"/>',
  scholar:
    '<path d="M12 4.4 22 9 12 13.6 2 9Z" fill="var(--priest)" stroke="var(--priest-e)" stroke-width="1.2" stroke-linejoin="round"/><path d="M6.4 11.4V16.2C9.4 18.8 14.6 18.8 17.6 16.2V11.4L12 14Z" fill="var(--priest)" stroke="var(--priest-e)" stroke-width="1.2" stroke-linejoin="round"/><path d="M20.6 9.8V16.6" stroke="var(--priest-e)" stroke-width="1.6" stroke-linecap="round"/>',
  cult: '<path d="M12 3 15 9 21 12 15 15 12 21 9 15 3 12 9 9Z" fill="var(--ink-2)"/>',
  house: '<path d="M5 20V11L12 4 19 11V20Z" fill="var(--ink-2)"/>',
  town: '<path d="M3 20V11L7.4 6.4 11.8 11V20ZM12.8 20V8L16.8 3.6 20.8 8V20Z" fill="var(--ink-2)"/>',
  banking:
    '<circle cx="12" cy="12" r="8.6" fill="var(--banking)"/><path d="M12 6.6V17.4M14.8 9C13.6 7.6 9.4 7.8 9.4 10 9.4 12.6 14.8 11.2 14.8 14 14.8 16.4 10.4 16.4 9.2 14.8" fill="none" stroke="#4d3a05" stroke-width="1.6" stroke-linecap="round"/>',
  law: '<circle cx="12" cy="12" r="8.6" fill="var(--law)"/><path d="M12 6V17.4M8.6 17.4H15.4M7 8.2H17M7 8.2 5 12.4H9ZM17 8.2 15 12.4H19Z" fill="none" stroke="#fff" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/>',
  engineering:
    '<circle cx="12" cy="12" r="8.6" fill="var(--engineering)"/><path d="M12 6.6V8.6M12 15.4V17.4M6.6 12H8.6M15.4 12H17.4M8.2 8.2 9.6 9.6M14.4 14.4 15.8 15.8M15.8 8.2 14.4 9.6M9.6 14.4 8.2 15.8" stroke="#fff" stroke-width="1.8" stroke-linecap="round"/><circle cx="12" cy="12" r="3.2" fill="none" stroke="#fff" stroke-width="1.8"/>',
  medicine:
    '<circle cx="12" cy="12" r="8.6" fill="var(--medicine)" stroke="var(--ink-3)" stroke-width="1.1"/><path d="M12 7V17M7 12H17" stroke="#a8402f" stroke-width="3.2" stroke-linecap="round"/>',
  swap: '<path d="M4 8.4H18.6L15 4.8M20 15.6H5.4L9 19.2" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  pass: '<path d="M6 4V20M6 5H17.6L15 9 17.6 13H6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  up: '<path d="M12 20V5M6 11 12 5 18 11" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  star: '<path d="M12 3.4 14.6 9.2 21 9.9 16.2 14.1 17.6 20.4 12 17.2 6.4 20.4 7.8 14.1 3 9.9 9.4 9.2Z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round"/>',
  bulb: '<path d="M9 17.4H15M10 20.4H14M12 3A6.4 6.4 0 0 0 8.4 14.6L9 17.4H15L15.6 14.6A6.4 6.4 0 0 0 12 3Z" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" stroke-linecap="round"/>',
  science:
    '<path d="M12 12V3.4A8.6 8.6 0 0 0 3.4 12Z" fill="var(--banking)"/><path d="M12 12H20.6A8.6 8.6 0 0 0 12 3.4Z" fill="var(--law)"/><path d="M12 12H3.4A8.6 8.6 0 0 0 12 20.6Z" fill="var(--engineering)"/><path d="M12 12V20.6A8.6 8.6 0 0 0 20.6 12Z" fill="var(--medicine)"/><circle cx="12" cy="12" r="8.6" fill="none" stroke="var(--ink-2)" stroke-width="1.2"/>',
  competency:
    '<rect x="3.6" y="5.6" width="16.8" height="12.8" rx="3" fill="var(--tile)" stroke="var(--ink-2)" stroke-width="1.6"/><path d="M12 8.4 13.2 10.9 16 11.2 13.9 13 14.5 15.8 12 14.4 9.5 15.8 10.1 13 8 11.2 10.8 10.9Z" fill="var(--ink-2)"/>',
  group:
    '<path d="M7.4 3.2 11.6 5.6V10.4L7.4 12.8 3.2 10.4V5.6ZM16.6 3.2 20.8 5.6V10.4L16.6 12.8 12.4 10.4V5.6ZM12 11.2 16.2 13.6V18.4L12 20.8 7.8 18.4V13.6Z" fill="var(--ink-2)"/>',
  edge: '<path d="M5 3V21" stroke="var(--ink)" stroke-width="2.4" stroke-linecap="round"/><path d="M10 19V11.6L15 6.4 20 11.6V19Z" fill="var(--ink-2)"/>',
  shore:
    '<path d="M7 14.4V8.6L12 3.6 17 8.6V14.4Z" fill="var(--ink-2)"/><path d="M3 18.6Q5.2 15.8 7.5 18.6T12 18.6 16.5 18.6 21 18.6" fill="none" stroke="var(--water)" stroke-width="2.2" stroke-linecap="round"/>',
  lowest:
    '<path d="M4 20H20M6 16.4V8M11 16.4V5M16 16.4V12.4" stroke="var(--ink-2)" stroke-width="2.6" stroke-linecap="round" fill="none"/><path d="M19.6 4V9M17.6 7.2 19.6 9.2 21.6 7.2" stroke="var(--ink)" stroke-width="1.5" fill="none" stroke-linecap="round"/>',
  highest:
    '<path d="M4 20H20M6 16.4V8M11 16.4V5M16 16.4V12.4" stroke="var(--ink-2)" stroke-width="2.6" stroke-linecap="round" fill="none"/><path d="M19.6 9V4M17.6 5.8 19.6 3.8 21.6 5.8" stroke="var(--ink)" stroke-width="1.5" fill="none" stroke-linecap="round"/>',
  again:
    '<path d="M18.6 8A7.6 7.6 0 1 0 19.6 13M19.4 3.6V8.4H14.6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  city: '<path d="M4 20.6V11C4 6.4 7.4 3.4 12 3.4S20 6.4 20 11V20.6Z" fill="var(--tile)" stroke="var(--ink-2)" stroke-width="1.7" stroke-linejoin="round"/><path d="M7.6 17.4V12L10 9.6 12.2 12V17.4ZM12.6 17.4V10L14.6 8 16.6 10V17.4Z" fill="var(--ink-2)"/>',
  automa:
    '<rect x="4" y="7" width="16" height="13" rx="3" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="9" cy="13" r="1.8" fill="currentColor"/><circle cx="15" cy="13" r="1.8" fill="currentColor"/><path d="M12 7V3.4M9 17H15" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>',
} as const;

/** Frames of tiles: an octagon is an action once a round, an arch a town, a ring a favor, a notched card a bonus. */
export const frames = {
  action:
    '<path d="M18 3H42L57 18V42L42 57H18L3 42V18Z" fill="var(--tf,var(--tile))" stroke="var(--ts,var(--tile-e))" stroke-width="1.5" stroke-linejoin="round"/><path d="M19.6 6.4H40.4L53.6 19.6V40.4L40.4 53.6H19.6L6.4 40.4V19.6Z" fill="none" stroke="var(--ts,var(--tile-e))" stroke-width=".8" opacity=".45"/>',
  town: '<path d="M5 56V24C5 12 15 4 30 4S55 12 55 24V56Z" fill="var(--tf,var(--tile))" stroke="var(--ts,var(--tile-e))" stroke-width="1.5" stroke-linejoin="round"/><path d="M8.2 52.8V24.4C8.2 14 17 7.2 30 7.2S51.8 14 51.8 24.4V52.8Z" fill="none" stroke="var(--ts,var(--tile-e))" stroke-width=".8" opacity=".45"/>',
  favor:
    '<ellipse cx="30" cy="30" rx="27" ry="27" fill="var(--tf,var(--tile))" stroke="var(--cc,var(--tile-e))" stroke-width="2.6"/><ellipse cx="30" cy="30" rx="23.4" ry="23.4" fill="none" stroke="var(--cc,var(--tile-e))" stroke-width=".8" opacity=".55"/>',
  bonus:
    '<path d="M5 2H47Q50 2 50 5V71Q50 74 47 74H5Q2 74 2 71V5Q2 2 5 2Z" fill="var(--tf,var(--tile))" stroke="var(--ts,var(--tile-e))" stroke-width="1.4"/><path d="M7 40H45" stroke="var(--ts,var(--tile-e))" stroke-width=".9" stroke-dasharray="2 2.4"/><circle cx="2" cy="40" r="3.4" fill="var(--tg,var(--ground))" stroke="var(--ts,var(--tile-e))" stroke-width="1.2"/><circle cx="50" cy="40" r="3.4" fill="var(--tg,var(--ground))" stroke="var(--ts,var(--tile-e))" stroke-width="1.2"/>',
} as const;

export type SymbolName = keyof typeof symbols;
export type BuildingName = keyof typeof buildings;
export type SceneName = keyof typeof scenes;
