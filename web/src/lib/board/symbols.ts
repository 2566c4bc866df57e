/**
 * The symbols that pieces are made of, each in a box of 24 by 24, drawn once for all games.
 * Colours are tokens; `--cut` is what shows through a symbol, the surface unless its place says otherwise.
 */
export const symbols = {
  crown:
    '<path d="M2.6 7.6l4.7 4L12 4l4.7 7.6 4.7-4L19.6 17H4.4z" fill="var(--vp)"/><path d="M4.4 18.4h15.2v2.4H4.4z" fill="var(--vp)"/>',
  strength:
    '<path d="M12 1.5l9 3.2v6.7c0 5.6-3.6 9-9 11.3-5.4-2.3-9-5.7-9-11.3V4.7z" fill="var(--strength)"/><path d="M12 6v11.5M8.3 13.5h7.4" fill="none" stroke="var(--cut,var(--surface))" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  energy:
    '<path d="M14.2 1.6L4.6 13.7h5.6L8.3 22.4 19.6 9.4h-6.2z" fill="var(--energy)" stroke="var(--energy-edge)" stroke-width="1" stroke-linejoin="round"/>',
  experience:
    '<path d="M12 2.6l8.6 7v4.7L12 7.5l-8.6 6.8V9.6z" fill="var(--experience)"/><path d="M12 10.8l8.6 7v4.2L12 15.4 3.4 22v-4.2z" fill="var(--experience)"/>',
  operations:
    '<path d="M12 2l8.7 5v10L12 22l-8.7-5V7z" fill="var(--ink-2)"/><path d="M8 12h8M12.8 8.6L16.2 12l-3.4 3.4" fill="none" stroke="var(--surface)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  unit: '<ellipse cx="5.2" cy="10.5" rx="2.1" ry="3" fill="currentColor" transform="rotate(-22 5.2 10.5)"/><ellipse cx="9.4" cy="6" rx="2.1" ry="3.2" fill="currentColor" transform="rotate(-8 9.4 6)"/><ellipse cx="14.6" cy="6" rx="2.1" ry="3.2" fill="currentColor" transform="rotate(8 14.6 6)"/><ellipse cx="18.8" cy="10.5" rx="2.1" ry="3" fill="currentColor" transform="rotate(22 18.8 10.5)"/><path d="M12 11.2c3.4 0 6.3 3.5 6.3 6.5 0 2.3-1.9 3.3-3.6 2.9-1.7-.4-3.7-.4-5.4 0-1.7.4-3.6-.6-3.6-2.9 0-3 2.9-6.5 6.3-6.5z" fill="currentColor"/>',
  outpost:
    '<path d="M3 21v-7.5h3.2V11A5.8 5.8 0 0 1 12 5.2 5.8 5.8 0 0 1 17.8 11v2.5H21V21h-6.6v-4.3a2.4 2.4 0 0 0-4.8 0V21z" fill="currentColor"/><path d="M12 5V1.8" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>',
  technology:
    '<circle cx="12" cy="12" r="2.5" fill="currentColor"/><ellipse cx="12" cy="12" rx="10" ry="3.9" fill="none" stroke="currentColor" stroke-width="1.7" transform="rotate(0 12 12)"/><ellipse cx="12" cy="12" rx="10" ry="3.9" fill="none" stroke="currentColor" stroke-width="1.7" transform="rotate(60 12 12)"/><ellipse cx="12" cy="12" rx="10" ry="3.9" fill="none" stroke="currentColor" stroke-width="1.7" transform="rotate(120 12 12)"/>',
  cache:
    '<path d="M3 8.2L12 3.6l9 4.6v8.6l-9 4.6-9-4.6z" fill="currentColor"/><path d="M3.6 8.5L12 12.8l8.4-4.3M12 12.8v8" fill="none" stroke="var(--cut,var(--surface))" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>',
  sector:
    '<path d="M12 2.2l8.5 4.9v9.8L12 21.8l-8.5-4.9V7.1z" fill="currentColor"/><path d="M9.2 17V7.6l6.2 2.3-6.2 2.5" fill="none" stroke="var(--cut,var(--surface))" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>',
  diplomacy:
    '<path d="M3 6.5h9.5a2 2 0 0 1 2 2v3.8a2 2 0 0 1-2 2H8l-3.2 2.9v-2.9H3" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/><path d="M17.5 9.5H20a1.5 1.5 0 0 1 1.5 1.5v4.5A1.5 1.5 0 0 1 20 17h-.7v2.8L16.2 17h-3.7" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>',
  aggression:
    '<path d="M12.5 1.8c.6 3.8 5.9 6.3 5.9 12.1A6.5 6.5 0 0 1 12 20.6a6.5 6.5 0 0 1-6.4-6.7c0-2.9 1.5-4.6 2.9-6.3.3 1.7.9 2.7 2 3.3-.4-3.2.3-6.5 2-9.1z" fill="var(--strength)"/>',
  pair: '<circle cx="8.5" cy="12" r="5.2" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="15.5" cy="12" r="5.2" fill="none" stroke="currentColor" stroke-width="2"/>',
  ship: '<path d="M12 1.5c3.2 2.8 4.6 6.2 4.6 10v2.2l3.2 3.4v3.7l-4.7-2H8.9l-4.7 2v-3.7l3.2-3.4v-2.2c0-3.8 1.4-7.2 4.6-10z" fill="currentColor" stroke="var(--surface)" stroke-width="1.1"/><circle cx="12" cy="9.8" r="2" fill="var(--surface)"/>',
  bot: '<rect x="4.5" y="8" width="15" height="11.5" rx="3.5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 8V4.2M2.3 12.5v3M21.7 12.5v3" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="3.3" r="1.5" fill="currentColor"/><circle cx="9.2" cy="13.6" r="1.5" fill="currentColor"/><circle cx="14.8" cy="13.6" r="1.5" fill="currentColor"/>',
  arrow:
    '<path d="M4 12h15.5M13.5 6l6 6-6 6" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  restrain:
    '<circle cx="12" cy="12" r="10" fill="var(--bad)"/><path d="M7.5 11.2V8.8a4.5 4.5 0 0 1 9 0v2.4" fill="none" stroke="var(--cut,var(--surface))" stroke-width="2"/><rect x="6" y="11" width="12" height="7.6" rx="1.8" fill="var(--cut,var(--surface))"/><circle cx="12" cy="14.6" r="1.5" fill="var(--bad)"/>',
  reconstructed:
    '<path d="M12 2.5l9.5 9.5-9.5 9.5L2.5 12z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3 2.2"/><circle cx="12" cy="12" r="2.4" fill="currentColor"/>',
  planet:
    '<circle cx="12" cy="12" r="7" fill="currentColor"/><ellipse cx="12" cy="12" rx="11" ry="3.6" fill="none" stroke="currentColor" stroke-width="1.6" transform="rotate(-18 12 12)"/>',
  initiative:
    '<path d="M3 5h10M3 12h14M3 19h7" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path d="M17 15l4 4-4 4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  chevron:
    '<path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  wood: '<path d="M3.5 9.5L14 4.5c2 .3 3.7 2 4.2 4.3L7.7 14.4C5.5 14 3.9 12 3.5 9.5z" fill="var(--wood)"/><path d="M6 15.7l10.8-5.3c2.1.2 3.8 2 4.3 4.5L10.3 20.4C8 20 6.4 18.2 6 15.7z" fill="var(--wood)"/><ellipse cx="5.8" cy="11.8" rx="2" ry="2.7" fill="#d8b07c" transform="rotate(-25 5.8 11.8)"/><ellipse cx="8.3" cy="17.9" rx="2" ry="2.7" fill="#d8b07c" transform="rotate(-25 8.3 17.9)"/>',
  grain:
    '<path d="M12 22V8" fill="none" stroke="var(--grain-edge)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/><path d="M12 8.2c-2-2-2-4.6 0-6.7 2 2.1 2 4.7 0 6.7z" fill="var(--grain)" stroke="var(--grain-edge)" stroke-width=".9"/><path d="M11.6 12.2c-3 0-4.7-1.7-4.8-4.7 2.9.1 4.7 1.8 4.8 4.7z" fill="var(--grain)" stroke="var(--grain-edge)" stroke-width=".9"/><path d="M12.4 12.2c3 0 4.7-1.7 4.8-4.7-2.9.1-4.7 1.8-4.8 4.7z" fill="var(--grain)" stroke="var(--grain-edge)" stroke-width=".9"/><path d="M11.6 17c-3 0-4.7-1.7-4.8-4.7 2.9.1 4.7 1.8 4.8 4.7z" fill="var(--grain)" stroke="var(--grain-edge)" stroke-width=".9"/><path d="M12.4 17c3 0 4.7-1.7 4.8-4.7-2.9.1-4.7 1.8-4.8 4.7z" fill="var(--grain)" stroke="var(--grain-edge)" stroke-width=".9"/>',
  sugar:
    '<path d="M12 2.3c1.4 0 2 .8 2.5 2.3L19 20.3c0 .9-3.1 1.5-7 1.5s-7-.6-7-1.5L9.5 4.6C10 3.1 10.6 2.3 12 2.3z" fill="var(--sugar)" stroke="#a2977c" stroke-width="1.3"/><path d="M6.9 14.2c2.8 1.1 7.4 1.1 10.2 0" fill="none" stroke="#a2977c" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/>',
  gem: '<path d="M7 4h10l5 6-10 11.5L2 10z" fill="var(--gem)"/><path d="M7 4h10l-2.5 6h-5z" fill="#7fd0cb"/><path d="M2 10h20M9.5 10L12 21.5 14.5 10" fill="none" stroke="#1f6f6b" stroke-width="1" stroke-linecap="round" stroke-linejoin="round"/>',
  gold: '<path d="M7.5 6.5h9L21.5 18h-19z" fill="var(--gold)" stroke="#946a00" stroke-width="1.2" stroke-linejoin="round"/><path d="M7.5 6.5h9l1.7 4H5.8z" fill="#f6cf5c"/>',
  coin: '<circle cx="12" cy="12" r="9.8" fill="var(--coin)" stroke="var(--coin-edge)" stroke-width="1.4"/><circle cx="12" cy="12" r="6.6" fill="none" stroke="var(--coin-edge)" stroke-width="1.2"/><path d="M12 8.6v6.8" fill="none" stroke="var(--coin-edge)" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  point:
    '<circle cx="12" cy="12" r="5.4" fill="var(--vp)"/><path d="M12 .9l1.7 3.8h-3.4z" fill="var(--vp)" transform="rotate(0 12 12)"/><path d="M12 .9l1.7 3.8h-3.4z" fill="var(--vp)" transform="rotate(45 12 12)"/><path d="M12 .9l1.7 3.8h-3.4z" fill="var(--vp)" transform="rotate(90 12 12)"/><path d="M12 .9l1.7 3.8h-3.4z" fill="var(--vp)" transform="rotate(135 12 12)"/><path d="M12 .9l1.7 3.8h-3.4z" fill="var(--vp)" transform="rotate(180 12 12)"/><path d="M12 .9l1.7 3.8h-3.4z" fill="var(--vp)" transform="rotate(225 12 12)"/><path d="M12 .9l1.7 3.8h-3.4z" fill="var(--vp)" transform="rotate(270 12 12)"/><path d="M12 .9l1.7 3.8h-3.4z" fill="var(--vp)" transform="rotate(315 12 12)"/><path d="M9.7 12.6c1 1.9 3.6 1.9 4.6 0" fill="none" stroke="var(--accent-ink)" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round"/>',
  religion:
    '<path d="M9.8 2h4.4l-.7 5.3 5.5-.7V11l-5.5-.7.9 11.7H9.6l.9-11.7L5 11V6.6l5.5.7z" fill="var(--religion)"/>',
  conquest:
    '<path d="M2 17.2c3.2-.9 4.2-3.3 4.7-6C7.3 8 9 5.8 12 5.8s4.7 2.2 5.3 5.4c.5 2.7 1.5 5.1 4.7 6-2.5 2.4-6 3.3-10 3.3s-7.5-.9-10-3.3z" fill="var(--conquest)"/><path d="M6.5 8.2C8.4 4.4 15.6 4.4 17.5 8.2" fill="none" stroke="var(--conquest)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M5.8 15.8c3.7 1.2 8.7 1.2 12.4 0" fill="none" stroke="var(--surface)" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/>',
  shipping:
    '<path d="M2.5 15.5h19L18.6 21H5.8z" fill="var(--sm-ship)"/><path d="M11.2 2.4V14H4.3C6.3 10.5 9.3 6.8 11.2 2.4z" fill="var(--sm-ship)"/><path d="M13 4.2c3.6 1.8 5.7 5.6 6.2 9.8H13z" fill="var(--sm-ship)" opacity=".72"/>',
  monk: '<path d="M12 2c3.3 0 5.2 2.6 5.2 5.8 0 1.9-.5 3.2-1.3 4.3 2.9 1.3 4.6 4.5 4.6 9.1h-17c0-4.6 1.7-7.8 4.6-9.1-.8-1.1-1.3-2.4-1.3-4.3C6.8 4.6 8.7 2 12 2z" fill="currentColor"/><ellipse cx="12" cy="8.3" rx="2.7" ry="3.2" fill="var(--surface)"/>',
  colonist:
    '<circle cx="12" cy="6.8" r="4.3" fill="currentColor"/><path d="M4.5 21.5c0-6 3-9.3 7.5-9.3s7.5 3.3 7.5 9.3z" fill="currentColor"/>',
  scholar:
    '<path d="M2 4.5c4-.8 7.5-.3 10 1.7 2.5-2 6-2.5 10-1.7v15c-4-.8-7.5-.3-10 1.7-2.5-2-6-2.5-10-1.7z" fill="currentColor"/><path d="M12 6.5v14M5 9c1.8-.2 3.2 0 4.5.6M5 12.8c1.8-.2 3.2 0 4.5.6M19 9c-1.8-.2-3.2 0-4.5.6M19 12.8c-1.8-.2-3.2 0-4.5.6" fill="none" stroke="var(--cut,var(--surface))" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round"/>',
  bishop:
    '<path d="M12 1.8c3.8 3.2 6.7 7.2 6.3 14.2H5.7C5.3 9 8.2 5 12 1.8z" fill="currentColor"/><path d="M5.2 17.6h13.6v3.6H5.2z" fill="currentColor"/><path d="M12 6.5v7M9.3 9.5h5.4" fill="none" stroke="var(--cut,var(--surface))" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>',
  mission:
    '<path d="M4 21V10.5L12 5l8 5.5V21h-5.4v-4.2a2.6 2.6 0 0 0-5.2 0V21z" fill="currentColor"/><path d="M12 5V1M10.3 2.6h3.4" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>',
  farm: '<path d="M3 19c5-5 13-5 18 0M5 14c4-3.6 10-3.6 14 0M7.5 9.5c2.8-2.2 6.2-2.2 9 0" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/>',
  forest:
    '<path d="M8 3l5 8h-2.4l3 5H9.2v5H6.8v-5H2.4l3-5H3z" fill="currentColor"/><path d="M16.7 8l4.3 6.5h-2l2.6 4h-4v2.5h-1.9v-2.5H13l1.5-2h1.5l-2-3.3z" fill="currentColor"/>',
  mountain:
    '<path d="M1.5 20L9 6l4 7.3L15.5 9.5 22.5 20z" fill="currentColor"/><path d="M9 6l2.2 4-2.2 1.8L6.7 10.3z" fill="var(--cut,var(--surface))"/>',
  city: '<path d="M2.5 21V11l4.5-4 4.5 4v3.5L16.5 10l5 4.5V21z" fill="currentColor"/><path d="M6 14h2.2v2.6H6zM15.4 16h2.2v2.6h-2.2z" fill="var(--cut,var(--surface))"/>',
  'town-hall':
    '<path d="M3 21v-9h4.5V7.5L12 3l4.5 4.5V12H21v9h-6.8v-3.6a2.2 2.2 0 0 0-4.4 0V21z" fill="currentColor"/><path d="M12 3V.8l2.6 1" fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="9.6" r="1.7" fill="var(--cut,var(--surface))"/>',
  road: '<path d="M7 22c0-6 9-6 9-11.5C16 6 11 6.5 11 2" fill="none" stroke="currentColor" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/><path d="M7 21c0-6 9-5.5 9-10.5C16 6.5 11 6.5 11 3" fill="none" stroke="var(--cut,var(--surface))" stroke-width="1" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="2 2.6"/>',
  lock: '<rect x="5" y="10.5" width="14" height="10" rx="2.5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M8 10.5V7.5a4 4 0 0 1 8 0v3" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>',
  turn: '<path d="M20 12a8 8 0 1 1-2.6-5.9M20.5 3v4.7h-4.7" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
  tree: '<path d="M12 2l6 8.5h-3l4.5 6.5H4.5L9 10.5H6z" fill="var(--good)"/><path d="M10.8 17h2.4v5h-2.4z" fill="var(--wood)"/>',
  trade:
    '<path d="M4 8.5h14.5M14.5 4.5l4 4-4 4M20 15.5H5.5M9.5 11.5l-4 4 4 4" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>',
} as const;

export type SymbolName = keyof typeof symbols;
