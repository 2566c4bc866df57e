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
  unit:
    '<ellipse cx="5.2" cy="10.5" rx="2.1" ry="3" fill="currentColor" transform="rotate(-22 5.2 10.5)"/><ellipse cx="9.4" cy="6" rx="2.1" ry="3.2" fill="currentColor" transform="rotate(-8 9.4 6)"/><ellipse cx="14.6" cy="6" rx="2.1" ry="3.2" fill="currentColor" transform="rotate(8 14.6 6)"/><ellipse cx="18.8" cy="10.5" rx="2.1" ry="3" fill="currentColor" transform="rotate(22 18.8 10.5)"/><path d="M12 11.2c3.4 0 6.3 3.5 6.3 6.5 0 2.3-1.9 3.3-3.6 2.9-1.7-.4-3.7-.4-5.4 0-1.7.4-3.6-.6-3.6-2.9 0-3 2.9-6.5 6.3-6.5z" fill="currentColor"/>',
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
  pair:
    '<circle cx="8.5" cy="12" r="5.2" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="15.5" cy="12" r="5.2" fill="none" stroke="currentColor" stroke-width="2"/>',
  ship:
    '<path d="M12 1.5c3.2 2.8 4.6 6.2 4.6 10v2.2l3.2 3.4v3.7l-4.7-2H8.9l-4.7 2v-3.7l3.2-3.4v-2.2c0-3.8 1.4-7.2 4.6-10z" fill="currentColor" stroke="var(--surface)" stroke-width="1.1"/><circle cx="12" cy="9.8" r="2" fill="var(--surface)"/>',
  bot:
    '<rect x="4.5" y="8" width="15" height="11.5" rx="3.5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M12 8V4.2M2.3 12.5v3M21.7 12.5v3" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/><circle cx="12" cy="3.3" r="1.5" fill="currentColor"/><circle cx="9.2" cy="13.6" r="1.5" fill="currentColor"/><circle cx="14.8" cy="13.6" r="1.5" fill="currentColor"/>',
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
} as const;

export type SymbolName = keyof typeof symbols;
