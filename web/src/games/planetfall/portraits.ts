/** Commanders in a box of 64 by 64 (clipped to a disc of radius 28) and faction glyphs in a box of 24 by 24: our own drawings. */
const S = 'var(--surface)';
const cut = (d: string, width = 1.6) =>
  `<path d="${d}" fill="none" stroke="${S}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const line = (d: string, width = 2) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const portraits: Record<string, string> = {
  proton: `<path d="M20 58V38c0-14 5-23 12-23s12 9 12 23v20z"/><path d="M12 62c2-9 6-13 10-14h20c4 1 8 5 10 14z"/><rect x="25" y="28" width="14" height="5" rx="2.5" fill="${S}"/>${cut('M28 40h8M28 45h8')}${line('M32 15V7')}<circle cx="32" cy="6.5" r="2"/>`,
  frankov: `<path d="M14 60c0-11 5-17 11-20v-8c-2-11 2-19 7-19s9 8 7 19v8c6 3 11 9 11 20z"/><path d="M22 30c0 14 4 22 10 22s10-8 10-22z"/>${cut('M27 36h10M28 41h8M30 46h4', 1.5)}<path d="M22 22c1-9 5-13 10-13s9 4 10 13z"/>${cut('M21 23h22', 1.5)}<circle cx="28" cy="28" r="1.7" fill="${S}"/><circle cx="36" cy="28" r="1.7" fill="${S}"/>`,
  cosrax: `<path d="M32 12c9 0 12 8 10 16s-5 12-10 12-8-4-10-12S23 12 32 12zM18 60c1-13 6-18 14-18s13 5 14 18z"/>${line('M24 14L17 6M40 14l7-8', 2.2)}<path d="M25 22l5 5-5 3zM39 22l-5 5 5 3z" fill="${S}"/>${cut('M29 36l3 3 3-3M26 48c4 2 8 2 12 0M25 53c4 2 10 2 14 0', 1.4)}`,
  katla: `<path d="M22 26c0-9 4-14 10-14s10 5 10 14c0 4-2 9-4 11v3c6 1 11 7 11 20H15c0-13 5-19 11-20v-3c-2-2-4-7-4-11z"/>${line('M20 24c-4 8-4 16-3 24M44 24c4 8 4 16 3 24', 3)}${cut('M26 20l6-6 6 6', 1.7)}<path d="M27 26.5h3M34 26.5h3" stroke="${S}" stroke-width="1.8" stroke-linecap="round"/>${cut('M29.5 33c1.5 1 3.5 1 5 0', 1.4)}<path d="M32 5l2.5 5h-5z"/>`,
  ardelli: `<path d="M12 62c1-10 6-15 13-17l-1-5c-3-3-4-8-4-13 0-9 5-15 12-15s12 6 12 15c0 5-1 10-4 13l-1 5c7 2 12 7 13 17z"/><path d="M18 22c0-9 6-15 14-15s14 6 14 15c-3-4-8-6-14-6s-11 2-14 6z"/><path d="M14 62l6-20 8 6zM50 62l-6-20-8 6z"/>${cut('M20 42l8 6 4-3 4 3 8-6', 1.5)}<circle cx="37" cy="28" r="4" fill="none" stroke="${S}" stroke-width="1.7"/>${cut('M41 29l2 8M25 28h4M29 36c2 1 4 1 6-1', 1.6)}`,
  gelder: `<path d="M12 62c1-11 6-16 13-18v-5h14v5c7 2 12 7 13 18z"/><path d="M21 27h22v5c0 7-5 12-11 12s-11-5-11-12z"/><path d="M17 25c0-9 6-15 15-15s15 6 15 15l-2 3H19z"/>${cut('M18 26h28', 1.7)}<path d="M23 29h18v3.5l-3 2.5h-4l-2-2-2 2h-4l-3-2.5z" fill="${S}"/><path d="M32 13l1.3 3 3.2.2-2.5 2 .9 3.1-2.9-1.7-2.9 1.7.9-3.1-2.5-2 3.2-.2z" fill="${S}"/>${cut('M29 40h6', 1.5)}${line('M46 28c2 6 0 10-6 11', 1.6)}${cut('M20 52h8M36 52h8', 1.6)}`,
};

export const glyphs: Record<string, string> = {
  katla: `${line('M6 2c9 4 9 16 0 20', 2)}${line('M6 2v20', 1.2)}${line('M3 12h17', 1.7)}<path d="M22 12l-5.5-3v6z"/>`,
  frankov: `<path d="M3 8c5-6 13-6 18 0l-3 1.5c-3-2-5-2.3-4.5-2l-.3 14.5h-2.4L10.5 7.5c.5-.3-1.5 0-4.5 2z"/>`,
  ardelli: `<path d="M1.5 12C4.5 7 8 5 12 5s7.5 2 10.5 7c-3 5-6.5 7-10.5 7S4.5 17 1.5 12z"/><circle cx="12" cy="12" r="4.6" fill="${S}"/><path d="M12 8.5l3.5 3.5-3.5 3.5L8.5 12z"/>`,
  proton: `${[0, 60, 120, 180, 240, 300].map((turn) => `<rect x="10.3" y="1.5" width="3.4" height="5" rx="1" transform="rotate(${turn} 12 12)"/>`).join('')}<circle cx="12" cy="12" r="7.5"/><circle cx="12" cy="12" r="4" fill="${S}"/><path d="M11.2 12h1.6v6h-1.6z" fill="${S}"/><circle cx="12" cy="12" r="1.8"/>`,
  gelder: `<path d="M12 1.5l9 3.5v6.5c0 5.5-3.6 9-9 11-5.4-2-9-5.5-9-11V5z"/><path d="M12 5.5l1.7 4 4.3.3-3.3 2.8 1.1 4.2L12 14.5l-3.8 2.3 1.1-4.2L6 9.8l4.3-.3z" fill="${S}"/>`,
  cosrax: `<ellipse cx="12" cy="14" rx="5.5" ry="8"/>${line('M9 7L5 1.5M15 7l4-5.5M6.5 12L1.5 9M17.5 12l5-3M6.5 16l-5 3M17.5 16l5 3', 1.7)}${cut('M12 8v13', 1.3)}`,
};
