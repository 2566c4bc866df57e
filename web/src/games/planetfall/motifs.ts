/**
 * The pictures of the cards: one drawing per name, all our own, in two tones and paper.
 *
 * A drawing lies in a box of 120 by 64, of which the card shows the rows 6 to 56. The tones come from the card:
 * `--m` the colour of its kind, `--l` a light tint of it, `--p` paper.
 */
const M = 'var(--m)';
const L = 'var(--l)';
const P = 'var(--p)';
const PEN = `stroke="${M}" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"`;

/** Full tone. */
const full = (d: string) => `<path d="${d}" fill="${M}"/>`;
/** Light tone with a contour. */
const light = (d: string) => `<path d="${d}" fill="${L}" ${PEN}/>`;
/** A line, a limb (thick line) in full tone, a line in paper. */
const line = (d: string, width = 1.4, more = '') => `<path d="${d}" fill="none" stroke="${M}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" ${more}/>`;
const faint = (d: string, width = 1.4) => line(d, width, 'opacity=".5"');
const cut = (d: string, width = 1.6) => `<path d="${d}" fill="none" stroke="${P}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
const paper = (d: string) => `<path d="${d}" fill="${P}"/>`;
const disc = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${M}"/>`;
const moon = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${L}" ${PEN}/>`;
const hole = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${P}"/>`;
const ring = (x: number, y: number, r: number, width = 1.4) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${M}" stroke-width="${width}"/>`;
const oval = (x: number, y: number, rx: number, ry: number, turn = 0) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${M}" transform="rotate(${turn} ${x} ${y})"/>`;
const orbit = (x: number, y: number, rx: number, ry: number, turn = 0) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" ${PEN} transform="rotate(${turn} ${x} ${y})"/>`;
const turned = (drawing: string, turn: number, x: number, y: number) => `<g transform="rotate(${turn} ${x} ${y})">${drawing}</g>`;
const moved = (drawing: string, x: number, y: number, scale = 1) => `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`;
const mirrored = (drawing: string) => `${drawing}<g transform="matrix(-1 0 0 1 120 0)">${drawing}</g>`;
const around = (drawing: string, times: number, x: number, y: number) =>
  Array.from({ length: times }, (_, n) => turned(drawing, (360 / times) * n, x, y)).join('');
const each = <T>(things: readonly T[], draw: (thing: T) => string) => things.map(draw).join('');
const hexagon = (x: number, y: number, r: number) => `M${x} ${y - r}l${r * 0.866} ${r / 2}v${r}l${-r * 0.866} ${r / 2}l${-r * 0.866} ${-r / 2}v${-r}z`;
const star = (x: number, y: number, r: number) => `M${x} ${y - r}l${r * 0.28} ${r * 0.66} ${r * 0.7} ${r * 0.06}-${r * 0.54} ${r * 0.46} ${r * 0.17} ${r * 0.7}-${r * 0.61}-${r * 0.38}-${r * 0.61} ${r * 0.38} ${r * 0.17}-${r * 0.7}-${r * 0.54}-${r * 0.46} ${r * 0.7}-${r * 0.06}z`;

const ground = `<path d="M0 50q30-7 60-3t60-2v19H0z" fill="${M}" opacity=".28"/>`;
const hills = `<path d="M0 44q16-12 34-6 14-16 34-6 18-10 52 6v26H0z" fill="${M}" opacity=".2"/>`;
const sun = `<circle cx="92" cy="17" r="8" fill="${P}" opacity=".9"/>`;
const sunLeft = `<circle cx="26" cy="17" r="8" fill="${P}" opacity=".9"/>`;
const stars = each([[14, 14], [30, 24], [104, 14], [96, 30], [18, 38], [108, 42], [44, 11], [80, 10]], ([x, y]) => `<circle cx="${x}" cy="${y}" r="1" fill="${M}" opacity=".55"/>`);
const sea = `<path d="M0 46q10-4 20 0t20 0 20 0 20 0 20 0 20 0v20H0z" fill="${M}" opacity=".28"/>`;

const units: Record<string, string> = {
  'hopperhound-hatchling':
    sun + ground + full('M36 50c0-12 8-20 20-21 4-8 10-12 16-11l4-5 3 6c5 3 6 7 5 11l-6 2c-1 8-4 13-7 16l3 2h-9l-2-5-9-1-4 6h-8z') + hole(77, 22, 1.5) +
    light('M22 52c0-6 3-10 7-10s7 4 7 10z') + line('M25 47l3-2 3 3 3-2', 1),
  'wild-swiftbeak': sun + ground + full('M30 30c12-10 30-12 40-6 4-6 10-8 15-6l12 4-11 4c-3 10-12 18-24 20l2 6h-3l-3-6-6 7h-3l5-9c-10-2-18-6-24-14z') + hole(84, 21, 1.4) + cut('M42 33c8 3 16 3 24-3M46 38c6 1 11 0 16-3', 1.2),
  'spacer-psycho':
    sunLeft + ground + full('M36 58c0-13 10-18 24-18s24 5 24 18z') + disc(60, 29, 11) + full('M49 24l0-10 5 5 2-10 4 8 4-8 2 10 5-5v10z') +
    hole(55.5, 28, 3.6) + hole(64.5, 28, 3.6) + line('M49 28h2.9M68 28h3M59.1 28h1.8', 1.6) + disc(56.3, 28.4, 1.3) + disc(63.7, 28.4, 1.3) + cut('M54 35l2 1.6 2-1.6 2 1.6 2-1.6 2 1.6 2-1.6', 1.2) +
    line('M80 52L93 37', 5) + light('M90 38l9-26 6 3-8 25z') + cut('M52 47l4 8M68 47l-4 8', 1.2),
  'pirate-raiders':
    ground + line('M28 52C44 42 74 24 92 10', 3.4) + line('M92 52C76 42 46 24 28 10', 3.4) + line('M26 45l9 9M94 45l-9 9', 2.4) +
    `<path d="M60 11c12 0 18 7 18 16 0 6-3 10-7 12v8H49v-8c-4-2-7-6-7-12 0-9 6-16 18-16z" fill="${M}" stroke="${L}" stroke-width="2"/>` + hole(53, 28, 4.4) + full('M61 24h13v7H63z') + cut('M43 20L77 25', 1.5) + hole(67.5, 28, 0.01) +
    paper('M60 33l-2.4 4.5h4.8z') + cut('M54 42v4M58 42v4M62 42v4M66 42v4', 1.3) + cut('M63 25.5h9.5l-1 5-7 .5z', 1),
  'sabretooth-jumper':
    `<circle cx="24" cy="17" r="8" fill="${P}" opacity=".9"/>` + ground +
    full('M5 25c7 7 14 8 22 4 12-7 26-10 39-12 4-5 8-7 12-8l2-5 4.5 4 5-3 .5 6c4 2 6.5 5 7.5 8.5l-3 4-8 1.5c-3 4-6 6-10 7.5l13 5.5 10-1 1 4.5-11 3-20-5.5c-8 3-15 4-22 3-5 4-12 8-19 9.5l-6 5.5-9 1 1.5-4.5 6-3c3-7 7-11 11-14-11 3-19 1-27-9z') +
    `<path d="M91 24.5l1.8 8 2-8.3zM86.5 25l1.3 6 1.7-6z" fill="${P}" stroke="${M}" stroke-width=".7"/>` + hole(89.5, 16, 1.5) + `<g opacity=".55">${cut('M38 27l3 6M47 24l3 7M56 22l2 6', 1.5)}</g>`,
  'worker-bees':
    ground + each([[24, 20], [39, 20], [31.5, 33], [46.5, 33], [24, 46]] as const, ([x, y]) => light(hexagon(x, y, 8.5))) +
    each([[78, 22, -14], [98, 38, 10], [70, 46, -4]] as const, ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cx="-1" cy="-6" rx="4" ry="6" fill="${P}" ${PEN} opacity=".9"/><ellipse cx="5" cy="-6" rx="3.5" ry="5.5" fill="${P}" ${PEN} opacity=".9"/><ellipse rx="9" ry="5.5" fill="${M}"/>${cut('M-2-5v10M3-5v10', 1.7)}</g>`),
  'crystal-basher': sun + ground + full('M34 52l6-26 9 9 9-27 11 24 12-10 7 30z') + cut('M58 8l3 44M49 35l4 17M81 22l-5 30', 1.2) + hole(54, 32, 1.8) + hole(65, 32, 1.8) + line('M34 48l-11-8-4 6M88 48l10-9 5 6', 5),
  'steel-eater':
    sunLeft + ground + light('M84 26h26v5h-10v10h10v5H84v-5h10V31H84z') +
    full('M20 50c-3-19 9-34 29-34 15 0 25 6 30 15l12-1-3 6-12 2 2 3 11 1 3 6-15 1c-4 2-8 3-12 2l1 5h-9l-2-6-12 0-2 6h-9l-1-6-4 6h-9z') +
    paper('M72 33l2 5 3-4.5 2 4.3 3-4.2 1.8 3.5L86 33zM72 42l2.5-4 2.5 4 2.5-3.5 2.5 4 2.5-3.5 2 3.6z') + hole(67, 26, 2.2) + cut('M28 34c2-7 7-11 13-12M30 42c2-8 8-13 16-15', 1.4) + full('M38 18l2-7 6 5zM50 16l4-7 5 7z'),
  'mega-beetle':
    sunLeft + ground + line('M38 43l-9 10M54 45l-5 9M70 45l5 9M84 43l9 10', 3) + full('M26 45a33 29 0 0 1 66 0z') + full('M88 45c-1-9 3-14 9-14l7-14 3 1-3 15c3 3 3 8 1 12z') +
    cut('M27 42c18-8 46-9 64 0M59 17v21', 1.5) + `<g opacity=".55">${hole(44, 29, 3)}${hole(73, 29, 3)}${hole(36, 36, 1.8)}${hole(81, 36, 1.8)}</g>` + hole(99, 36, 1.5),
  'spacer-melters':
    ground + light('M66 34c7-9 17-4 24-14 0 6 5 8 14 6-5 4-3 8 6 9-8 6-16 13-28 11-8-1-13-5-16-12z') + full('M72 35c6-4 12-1 18-6-1 5 4 5 9 6-6 4-11 7-17 6-5-1-8-3-10-6z') +
    full('M20 26h10v22H20z') + disc(38, 20, 7.5) + full('M30 29h16l2 15H30z') + line('M34 42l-3 12M43 42l4 12', 5) + line('M40 34h26', 4.2) + line('M66 30v8', 3) + cut('M36 19h9', 2.6) + cut('M22 31h6M22 36h6', 1.2) + line('M25 26c0-6 4-8 8-8', 1.6),
  voradon:
    sun + ground + line('M38 40l-8 14M48 42l-3 12M66 42l2 12M76 38l7 15M58 42v12', 4.4) +
    full('M10 30c10 2 16 1 22-3 10-6 22-8 36-5 6 1 10 0 14-5 4-6 9-8 15-7l13 5-1 4-12 3 9 3-2 4-12 1c-6 9-14 14-26 15-14 2-24 1-34-6-8 1-16-2-22-9z') + full('M36 26l1-10 7 7 3-10 7 9 4-9 6 9 5-7 3 9z') + hole(98, 16.5, 1.5) + cut('M44 36c8 3 16 3 24 0', 1.3),
  'imperial-guards':
    ground + line('M24 8v48M48 6v48M72 6v48M96 8v48', 1.8) + full('M24 4l3 8h-6zM96 4l3 8h-6zM48 4l3 8h-6zM72 4l3 8h-6z') +
    each([[36, 30, 0.9], [84, 30, 0.9], [60, 27, 1.15]] as const, ([x, y, s]) => moved(`<path d="M-15 32c0-10 4-15 8-17h14c4 2 8 7 8 17z" fill="${M}" stroke="${L}" stroke-width="1.5"/><path d="M-10 15V-2a10 12 0 0 1 20 0v17l-5 3H-5z" fill="${M}" stroke="${L}" stroke-width="1.5"/>${paper('M-7-1h14v4H2v9h-4V3h-5z')}${full('M-3-13c0-6 8-8 12-5-3 1-5 3-6 6z')}`, x, y, s)),
  'psi-fish-hunter':
    line('M22 20c-7 8-7 20 0 28M14 15c-10 11-10 27 0 38', 1.6) + full('M26 33c12-17 40-20 58-4l17-13-3 17 3 17-17-13C66 50 38 48 26 33z') + full('M48 20l9-12 12 13zM54 46l6 9 8-11z') + hole(42, 29, 4.2) + disc(42.6, 29.4, 2) +
    cut('M28 35c4 2 8 3 13 2M31 35.5l1.5 3 2-2.5 2 3 2-2.6', 1.2) + cut('M54 22c4 5 4 16 0 21M62 21c4 6 4 17 0 23M70 24c3 5 3 13 0 18', 1.2),
  'magma-worm':
    ground + `<path d="M10 56l12-8 8 5 10-7 12 8z" fill="${M}" opacity=".55"/>` + line('M30 60C22 22 44 4 68 18', 17) + disc(75, 27, 14) + hole(78, 30, 8.6) + full('M70 26l5 2-1-6zM78 21.4l1 6 3-5.4zM86 27l-5 2 5.4 3zM84 37l-5-3 1 5zM73.5 37l3.5-4-6-.4z') + disc(78.5, 30.5, 2.4) +
    cut('M22 46c6-2 11-3 17-1M23 34c6-1 11 0 15 3M29 22c5 1 9 4 11 8M42 12c2 4 3 8 3 13', 1.6) + full('M92 48c-3-4-1-6 0-9 2 3 4 5 0 9zM102 52c-2-3-1-5 0-7 2 2 3 4 0 7zM62 54c-2-3-1-5 0-7 2 2 3 4 0 7z'),
  'hopperhound-manhunter':
    sunLeft + ground + full('M12 36c8 2 12-1 18-5 8-6 18-8 28-7 6 0 9-3 12-7 4-6 10-8 16-6l5-7 2 9c6 2 10 6 11 11l-6 2-12-1 10 5-3 4-14 0c-4 7-9 10-15 12l10 9h-9l-12-8-8 1-9 9h-10l7-11c-8 4-17 1-21-10z') +
    paper('M87 25l2 4 2.4-3.5 2 3.6L96 26zM88 30l2-3 2 3z') + hole(87, 17, 1.7) + cut('M38 30l3 6M46 28l3 7M54 27l2 6', 1.4) + full('M60 25l4-8 4 5 3-8 5 6z'),
  octowhale:
    sun + sea + line('M74 26c10-12 18 0 26-8M78 32c10-4 16 6 28 2M74 38c10 2 10 12 22 12M66 42c4 6 0 10 8 14', 4) + full('M14 32c2-13 18-21 38-20 18 1 29 9 29 18s-13 16-31 16C30 46 16 42 14 32z') + hole(30, 28, 2) + cut('M16 34c8 5 18 5 26 1', 1.4) + cut('M46 42c6-1 12-4 16-9M52 44c7-1 13-5 17-10', 1.1) +
    line('M44 11c-2-4 1-5 0-7M50 11c2-4 0-5 2-7', 1.6) + full('M46 40c2 8-2 12-8 14 0-6 2-10 4-14z'),
  'wild-bombardon':
    sunLeft + ground + line('M34 40v14M46 42v12M66 42v12M76 38v16', 7) + oval(53, 34, 27, 13) + full('M66 24c4-8 20-8 24 0 2 6-1 13-8 14-9 1-16-6-16-14z') + line('M84 26l16-6', 10) + line('M101 14l4 11', 4.4) + `<g opacity=".65">${disc(112, 12, 3.4)}${disc(116, 19, 2.2)}${disc(110, 21, 1.5)}</g>` +
    hole(78, 25, 1.7) + full('M36 25l5-11 6 8 6-11 7 10 5-8 3 10z') + line('M27 34c-7-1-9-7-14-6', 3) + cut('M34 36c6 5 20 6 28 1', 1.2) + paper('M82 35l9 3-7 3z'),
  'autonom-sentinel':
    sun + ground + line('M51 36L38 54M69 36l13 18M60 38v17', 4) + line('M34 54h8M78 54h8M56 55h8', 2.6) + disc(60, 26, 15) + hole(60, 26, 7.4) + disc(60, 26, 3.4) + light('M26 20h16v9H26zM78 20h16v9H78z') + line('M22 24.5h4M94 24.5h4M42 24.5h4M74 24.5h4', 2.4) + line('M60 11V6', 1.8) + disc(60, 6, 2) + cut('M49 17c3-4 7-5 11-5', 1.3),
  'plague-destroyer':
    `<g opacity=".3">${disc(24, 34, 13)}${disc(96, 34, 13)}${disc(34, 22, 10)}${disc(88, 22, 10)}${disc(14, 46, 9)}${disc(107, 46, 9)}</g>` + full('M28 58c0-12 12-18 32-18s32 6 32 18z') +
    `<path d="M42 36V26c0-11 7-18 18-18s18 7 18 18v10c0 4-3 6-7 7H49c-4-1-7-3-7-7z" fill="${M}" stroke="${L}" stroke-width="1.5"/>` + hole(51.5, 26, 5.6) + hole(68.5, 26, 5.6) + disc(51.5, 26, 2) + disc(68.5, 26, 2) +
    `<circle cx="60" cy="40" r="8" fill="${L}" ${PEN}/>` + line('M56 37v6M60 36v8M64 37v6', 1.3) + line('M44 38c-8 2-12 8-13 18M76 38c8 2 12 8 13 18', 4) + cut('M37 44l4 3M34 50l4 2M83 44l-4 3M86 50l-4 2', 1.2),
  'techno-prophet':
    ring(60, 24, 16, 2) + around(full('M58 4.5h4l-.6 4h-2.8z'), 12, 60, 24) + full('M60 12c7 0 10 6 10 12 0 4-1 7-3 9 11 2 18 12 20 26H33c2-14 9-24 20-26-2-2-3-5-3-9 0-6 3-12 10-12z') + paper('M54 22h12v5l-3 3h-6l-3-3z') + line('M55 25h10', 1.8) +
    line('M40 46L22 30M80 46l18-16', 5) + disc(21, 28, 3.4) + disc(99, 28, 3.4) + cut('M60 38v20M60 43h7v5M60 48h-8v6M67 50v8M52 56v3', 1.2) + around(line('M99 21v-4', 1.3), 5, 99, 28) + around(line('M21 21v-4', 1.3), 5, 21, 28),
  'savage-tyrannodon':
    sunLeft + ground + full('M8 40c14 1 22-2 30-8 9-6 16-11 23-13 2-7 9-11 18-10l18 4c4 1 6 5 5 9l-17 3 12 4-2 5-15 1c-5 7-9 11-14 14l3 6h5v3H63l-5-8-8 0 1 5h5v3H44l-2-9C29 50 15 49 8 40z') + paper('M84 25.5l1.6-3 2 2.8 1.7-3.2 2 3 1.6-3 1.8 2.6L97 22l1.3 1.4zM83 27l2 3.3 1.6-2.5 2 3 1.6-2.4 2 2.6 1-2z') + hole(79, 15.5, 1.7) + line('M74 37l7 3-1 4', 2.4) + cut('M38 38l4 4M46 33l4 6M55 29l3 6', 1.4),
  'autonom-golem':
    sunLeft + ground + full('M46 44h11v12H43zM63 44h11l3 12H63z') + full('M42 22h36l-4 24H46z') + light('M53 9h14v12H53z') + line('M56 15h8', 2.2) + disc(36, 25, 9) + disc(84, 25, 9) + line('M33 30l-4 12M87 30l4 12', 8) + full('M19 40h17l2 14H17zM84 40h17l2 14H82z') + hole(60, 32, 6) + disc(60, 32, 3) + cut('M46 40h28M22 46h11M87 46h11', 1.4) + cut('M31 22c2-3 5-4 8-3M89 22c-2-3-5-4-8-3', 1.2),
  'echo-of-despair':
    line('M34 16c-6 9-6 20 0 28M24 10c-9 12-9 28 0 42', 1.6) + line('M86 16c6 9 6 20 0 28M96 10c9 12 9 28 0 42', 1.6) + full('M60 7c13 0 19 9 19 21 0 14 4 20 10 29-7-4-11-4-15 1-4-5-9-5-14 0-5-5-10-5-14 0-4-5-8-5-15-1 6-9 10-15 10-29 0-12 6-21 19-21z') +
    paper('M50 20c4 0 6 3 6 7-4 1-8-2-8-6zM70 20c-4 0-6 3-6 7 4 1 8-2 8-6z') + `<ellipse cx="60" cy="37" rx="4.6" ry="7.5" fill="${P}"/>` + cut('M48 50c1-3 2-6 2-9M72 50c-1-3-2-6-2-9', 1.1),
  'elder-octowhale':
    `<circle cx="60" cy="26" r="25" fill="${P}" opacity=".75"/>` + sea + line('M42 38c-8 4-6 14-18 12M48 40c-6 8-2 12-10 17M72 40c6 8 2 12 10 17M78 38c8 4 6 14 18 12M60 40v18', 4.6) + full('M32 32c0-15 12-24 28-24s28 9 28 24c0 6-4 10-9 11H41c-5-1-9-5-9-11z') + hole(47, 28, 3.2) + hole(73, 28, 3.2) + hole(60, 20, 3.8) + disc(47, 28.4, 1.4) + disc(73, 28.4, 1.4) + disc(60, 20.4, 1.8) +
    `<path d="M50 40l-4 10 8-9zM70 40l4 10-8-9z" fill="${P}" stroke="${M}" stroke-width=".8"/>` + cut('M52 34c5 3 11 3 16 0', 1.4) + full('M40 14l-4-8 9 4zM80 14l4-8-9 4z'),
  'plague-lord':
    line('M22 44c-8-8 2-14-4-22 6 4 10 0 8-8M102 48c8-8-2-14 4-22-6 4-10 0-8-8', 1.7) + full('M60 12c9 0 13 7 13 15 10 6 16 18 18 32H29c2-14 8-26 18-32 0-8 4-15 13-15z') + full('M50 18C44 15 42 10 44 5c3 4 6 6 11 7zM70 18c6-3 8-8 6-13-3 4-6 6-11 7z') + paper('M60 17c5 0 8 4 8 10-2 6-5 9-8 9s-6-3-8-9c0-6 3-10 8-10z') + full('M54 24l5 2.5-3.5 2zM66 24l-5 2.5 3.5 2z') + line('M58 32h4', 1.2) +
    line('M36 58V16', 2.4) + moon(36, 13, 5.5) + disc(36, 13, 2.2) + line('M46 42l-10-2', 5) + cut('M60 40v18M70 42l4 16', 1.2) + each([[84, 20], [92, 34], [20, 54], [98, 14]] as const, ([x, y]) => disc(x, y, 1.8)),
  'imperial-behemoth':
    sunLeft + ground + line('M34 38l-6 8 2 9M48 40l-2 15M66 40l3 15M80 38l6 8-1 9', 6.5) + line('M25 55h9M42 55h9M65 55h9M81 55h9', 3.2) + full('M24 38l-4-8 6-13h54l8 12-4 9z') + light('M86 18h16l8 8-5 7H86z') + line('M104 28h14M104 23h12', 2) + hole(97, 23.5, 2) + cut('M30 23h8M42 23h8M54 23h8M66 23h8', 2.4) + cut('M24 31h60', 1.3) + full('M44 17v-7h16v7zM50 10V6h4v4z') + line('M60 13h10', 2.4) +
    paper('M48 36l1.5-3.5 2.5 2 2-3 2 3 2.5-2 1.5 3.5z'),
  'hopperhound-eviscerator':
    light('M34 56C18 46 12 28 18 8c3 18 10 30 22 38z') + light('M86 56c16-10 22-28 16-48-3 18-10 30-22 38z') + full('M60 58c-13 0-22-8-22-20 0-5 1-9 3-12L34 8l14 10c4-2 8-3 12-3s8 1 12 3L86 8l-7 18c2 3 3 7 3 12 0 12-9 20-22 20z') + paper('M44 27l11 5-8 4zM76 27l-11 5 8 4z') + disc(49.5, 32, 1.5) + disc(70.5, 32, 1.5) +
    paper('M47 42c8-3 18-3 26 0-1 8-6 12-13 12s-12-4-13-12z') + full('M49 41.5l2 6 3-6.5 2.5 5 3.5-5.3 3.5 5.3 2.5-5 3 6.5 2-6zM53 54l2.5-5 2.5 6zM67 54l-2.5-5-2.5 6z') + cut('M56 18l1 7M64 18l-1 7M60 17v9', 1.2),
  'herald-of-oblivion':
    `<circle cx="60" cy="28" r="21" fill="${P}" opacity=".9"/>` + stars + disc(60, 26, 14) + around(line('M60 8V4', 1.3), 12, 60, 26) + full('M60 36C44 22 26 16 6 22c10 2 14 6 15 12 8-3 13 0 15 7 7-3 12 0 14 6l10-3 10 3c2-6 7-9 14-6 2-7 7-10 15-7 1-6 5-10 15-12-20-6-38 0-54 14z') + full('M60 20c5 0 7 4 7 8 0 3-1 5-2 6 5 4 7 12 7 24H48c0-12 2-20 7-24-1-1-2-3-2-6 0-4 2-8 7-8z') + paper('M56.5 26.5l3 1.5-2.5 1.5zM63.5 26.5l-3 1.5 2.5 1.5z') + cut('M60 38v18', 1.1),
};

const outposts: Record<string, string> = {
  'synthesis-network':
    ground + line('M26 40L48 20l26 8 22-12M48 20l8 26 18-18 20 16M26 40l30 6 38-2') + each([[26, 40, 6], [48, 20, 7], [74, 28, 8], [96, 16, 5], [56, 46, 5], [94, 44, 7]] as const, ([x, y, r]) => moon(x, y, r)) + disc(74, 28, 3.4) + disc(48, 20, 2.8) + disc(26, 40, 2.4) + disc(94, 44, 2.8),
  'government-palace':
    sun + ground + moved(light('M28 52V30h64v22z') + full('M24 30L60 14l36 16z') + full('M50 16a10 10 0 0 1 20 0z') + line('M60 5v-3') + each([33, 44, 55, 66, 77], (x) => `<rect x="${x + 2}" y="33" width="5" height="16" fill="${M}"/>`), 6, 7, 0.9),
  'elysium-parks':
    ground + light('M22 51a38 36 0 0 1 76 0z') + faint('M60 15v36M36 22q10 14 10 29M84 22q-10 14-10 29') + each([[42, 39, 7], [60, 33, 9], [79, 40, 6]] as const, ([x, y, r]) => disc(x, y, r) + line(`M${x} ${y}v${51 - y}`)),
  spaceport:
    sun + ground + full('M30 52h60l-8-8H38z') + light('M60 6c7 6 9 13 9 21v9l6 8H45l6-8v-9c0-8 2-15 9-21z') + disc(60, 22, 3.5) + line('M88 52V24m-5 0h10M88 24l-9 12'),
  'cryo-facility': sun + ground + each([30, 52, 74], (x) => light(`M${x} 52V28a8 8 0 0 1 16 0v24z`) + disc(x + 8, 32, 3) + line(`M${x + 4} 42h8`)),
  'celestian-archives':
    sunLeft + ground + light('M30 52V30h60v22z') + light('M38 30c0-12 9-18 22-18s22 6 22 18z') + full('M24 52h72v4H24zM28 27h64v4H28z') + full('M60 2l3.5 6.5L60 15l-3.5-6.5z') + each([36, 48.5, 61, 73.5], (x) => full(`M${x} 52V40a5.2 5.2 0 0 1 10.4 0v12z`)) + cut('M38.6 44h5M38.6 48h5M51 44h5M51 48h5M63.6 44h5M63.6 48h5M76 44h5M76 48h5', 1) + line('M60 15v12M50 17c-1 3-2 6-2 10M70 17c1 3 2 6 2 10', 1.1) + disc(104, 20, 1.6) + disc(98, 12, 1),
};

const technologies: Record<string, string> = {
  'energy-development': ground + moon(60, 28, 13) + full('M62 17l-9 13h6l-2 9 9-13h-6z') + around(line('M60 8V3'), 8, 60, 28),
  'modular-construction':
    sunLeft + ground + light('M56 54V42h16v12zM72 54V42h16v12zM64 42V30h16v12z') + full('M58 44h5v5h-5zM74 44h5v5h-5zM66 32h5v5h-5z') + line('M34 55V10M28 55h12M24 14h64M34 10l-8 4M34 10l40 4', 2) + line('M80 14v6', 1.3) + full('M72 20h16v8H72z') + faint('M34 20l-4 6 8 6-8 6 8 6-8 6', 1),
  'field-training':
    sun + ground + line('M44 54l10-12M76 54L66 42', 3) + moon(60, 28, 19) + ring(60, 28, 12.5) + ring(60, 28, 6.5) + disc(60, 28, 2.6) + line('M60 28L94 44', 2.2) + full('M92 39l12 8-12 2-3-4z') + line('M22 54V22', 1.8) + full('M22 22l14 4.5-14 5z'),
  'efficient-harvesting':
    sun + ground + line('M18 54q20-14 42-4M26 58q22-12 44-2') + full('M59.3 46V20h1.4v26zM60 28c-8 0-12-4-12-11 8 0 12 4 12 11zM60 28c8 0 12-4 12-11-8 0-12 4-12 11zM60 39c-8 0-12-4-12-11 8 0 12 4 12 11zM60 39c8 0 12-4 12-11-8 0-12 4-12 11z') + line('M84 34a16 16 0 0 1-8 15M84 34l-4 4M84 34l4 4'),
  'combat-analysis': moon(60, 32, 25) + `<g opacity=".7">${ring(60, 32, 16)}${ring(60, 32, 7)}</g>` + line('M60 2v14M60 48v14M30 32h14M76 32h14') + `<path d="M60 32L80 15a26 26 0 0 1 5 13z" fill="${M}" opacity=".8"/>` + disc(51, 24, 2.3) + disc(49, 39, 1.7) + disc(70, 42, 2),
  'rapid-research':
    ground + light('M52 8h16M55 8v15L42 46a5 5 0 0 0 4 7h28a5 5 0 0 0 4-7L65 23V8') + full('M48 38h24l5 9c1 3 0 4-2 4H45c-2 0-3-1-2-4z') + disc(57, 32, 2) + disc(63, 26, 1.5) + line('M86 20l7 6-7 6M95 20l7 6-7 6M34 20l-7 6 7 6'),
  'sector-automation':
    ground + each([[36, 38], [60, 24], [84, 38]] as const, ([x, y]) => light(hexagon(x, y, 15))) + around(full('M58 13.5h4l.6 4h-5.2z'), 8, 60, 24) + disc(60, 24, 7.5) + hole(60, 24, 3) + line('M33 46V29', 1.6) + full('M33 29l10 4-10 4z') + line('M81 46V29', 1.6) + full('M81 29l10 4-10 4z') + line('M40 52c12 5 28 5 40 0M76 49l4.5 3-3.5 4', 1.4),
  xenolinguistics:
    ground + light('M18 12h44v24H36l-8 9v-9H18z') + full('M58 24h44v22h-8v9l-9-9H58z') + line('M26 20c4-4 8 0 6 4s2 7 6 4M44 18v6a4 4 0 0 0 8 0M48 18v14M28 30h4', 1.8) + cut('M66 31l5 4-5 4M76 31v9M76 35.5h6M88 31c4 0 6 4 4 7-2 2-6 1-6-2', 1.8),
  'siege-doctrine':
    sun + ground + light('M66 54V26h6v5h6v-5h6v5h6v-5h6v28z') + full('M77 54V44a4.5 4.5 0 0 1 9 0v10z') + line('M12 50h30M20 50L38 26M44 50L34 30', 2.6) + disc(20, 51, 4.6) + disc(42, 51, 4.6) + hole(20, 51, 1.6) + hole(42, 51, 1.6) + line('M18 36L44 20', 3.4) + disc(46, 18, 3.8) + line('M52 16c7-3 12-2 17 4', 1.3, 'stroke-dasharray="2.5 2.5"') + full('M71 24l-5-2.5 4.5-3z'),
  'orbital-logistics':
    stars + moon(60, 32, 14) + faint('M48 26c8 4 16 4 24 0M47 36c9 4 17 4 26 0', 1.2) + orbit(60, 32, 40, 13, -14) + orbit(60, 32, 30, 22, 24) + full('M92 14h10v8H92zM18 36h10v8H18zM72 50h9v7h-9z') + cut('M97 14v8M23 36v8M76.5 50v7', 1.2) + full('M33 12l8 3-7 4z'),
  'powered-armour':
    ground + full('M46 24c-12 0-18 6-18 16v4h10l2 14h40l2-14h10v-4c0-10-6-16-18-16z') + `<path d="M48 24v-6c0-8 5-12 12-12s12 4 12 12v6c0 4-5 6-12 6s-12-2-12-6z" fill="${M}" stroke="${L}" stroke-width="1.8"/>` + paper('M51 16h18v5l-4 3H55l-4-3z') + line('M60 16v8', 1.2) + hole(60, 41, 6) + disc(60, 41, 2.8) + cut('M42 32c3 2 5 6 5 11M78 32c-3 2-5 6-5 11M50 51h20', 1.5) + line('M31 44l-3 12M89 44l3 12', 7) + cut('M36 30l-3 6M84 30l3 6', 1.3),
  'data-nexus':
    ground + line('M44 22L20 14M44 34H18M44 44L22 52M76 22l24-8M76 34h26M76 44l22 8', 1.5) + each([[18, 13], [16, 34], [20, 52], [102, 13], [104, 34], [100, 52]] as const, ([x, y]) => disc(x, y, 3.2)) + each([40, 27, 14], (y) => light(`M42 ${y}v8c0 4 8 6.5 18 6.5s18-2.5 18-6.5v-8`) + `<ellipse cx="60" cy="${y}" rx="18" ry="6" fill="${P}" ${PEN}/>` + disc(50, y + 9.5, 1.4) + disc(55, y + 10.7, 1.4)),
  xenobiology:
    line('M28 10c26 0 34 44 64 44', 3.2) + line('M28 54c26 0 34-44 64-44', 3.2) + line('M36 13v38M44 20v24M76 20v24M84 13v38', 1.7) + disc(60, 32, 3) + line('M36 32h0M52 29v6M68 29v6', 1.7) + moved(`<ellipse cx="0" cy="0" rx="9" ry="12" fill="${L}" ${PEN}/>` + disc(-3, -3, 2) + disc(4, 2, 2.6) + disc(-2, 6, 1.6), 108, 32, 0.8) + moved(`<ellipse cx="0" cy="0" rx="9" ry="12" fill="${L}" ${PEN}/>` + disc(-3, -3, 2) + disc(4, 2, 2.6), 13, 32, 0.7),
  'imperial-heritage':
    ground + full('M42 38l-4-20 12 10 10-18 10 18 12-10-4 20z') + full('M42 41h36v5H42z') + cut('M48 43.5h24', 1.2) + disc(60, 9, 2.4) + disc(37, 16, 2.2) + disc(83, 16, 2.2) + mirrored(line('M56 56C36 56 24 44 24 24', 1.6) + each([[24, 26, -70], [25, 34, -50], [29, 42, -35], [36, 49, -15], [46, 54, 5]] as const, ([x, y, turn]) => oval(x - 4, y - 1, 5, 2.3, turn + 90) + oval(x + 4, y - 3, 5, 2.3, turn))),
  'deep-prospecting':
    `<path d="M0 20h120v14H0z" fill="${M}" opacity=".18"/><path d="M0 34q30-5 60 0t60 0v14H0z" fill="${M}" opacity=".3"/><path d="M0 48q30-5 60 0t60 0v16H0z" fill="${M}" opacity=".45"/>` + line('M42 20L54 4M78 20L66 4M48 12h24M0 20h120', 1.7) + light('M54 6h12v18H54z') + full('M51 24h18l-3.5 8h-11zM54.5 33h11l-2.5 6h-6zM57 40h6l-3 8z') + cut('M53 28l13-3M56 36l8-2', 1.3) + full('M84 44l5-6h8l5 6-9 10z') + cut('M84 44h18M89 38l4 16 4-16', 0.9) + full('M24 50l4-5h6l4 5-7 8z'),
  'unified-science':
    `<g opacity=".9"><circle cx="60" cy="22" r="14" fill="${L}" ${PEN}/></g><circle cx="47" cy="40" r="14" fill="${L}" fill-opacity=".6" ${PEN}/><circle cx="73" cy="40" r="14" fill="${L}" fill-opacity=".6" ${PEN}/>` + disc(60, 33, 5) + hole(60, 33, 1.8) + line('M60 12v6M57 15h6', 1.6) + full('M38 46l4-7 4 7z') + line('M74 48c4-4 4-2 8-6', 1.7) + around(line('M60 4V0', 1.2), 1, 60, 33) + line('M30 18l-8-6M90 18l8-6M24 48l-8 4M96 48l8 4M22 32h-8M98 32h8', 1.3),
  'veteran-corps':
    light('M44 6h12l6 20-10 6z') + light('M76 6H64l-6 20 10 6z') + disc(60, 40, 15) + `<path d="${star(60, 39.5, 11)}" fill="${P}"/>` + line('M18 30l10-8 10 8M18 40l10-8 10 8M18 50l10-8 10 8', 3) + line('M82 30l10-8 10 8M82 40l10-8 10 8M82 50l10-8 10 8', 3),
  terraforming:
    stars + moon(60, 32, 23) + full('M60 9a23 23 0 0 1 0 46c-4-6 3-10-2-16 4-5-3-10 2-14-4-6 2-10 0-16z') + disc(46, 24, 3) + disc(50, 42, 2.2) + disc(43, 36, 1.6) + paper('M72 22l6 9h-4l5 7h-6v5h-2.5v-5h-6l5-7h-4z') + cut('M65 48c4-3 9-3 13-1', 1.5) + line('M92 12c8 6 12 14 12 24M104 36l-4-4M104 36l4-4', 1.7),
  'star-union-charter':
    sun + light('M34 12h46a6 6 0 0 0-6 6v30a6 6 0 0 1-6 6H26c5 0 8-3 8-6z') + full('M80 12a6 6 0 0 1 6 6v4H74v-4a6 6 0 0 1 6-6zM26 54a6 6 0 0 1-6-6v-4h14v4c0 3-3 6-8 6z') + `<path d="${star(54, 24, 6)}" fill="${M}"/><path d="${star(43, 26, 3.4)}" fill="${M}"/><path d="${star(65, 26, 3.4)}" fill="${M}"/>` + line('M41 35h26M41 40h26M41 45h14', 1.4) + full('M74 44l-4 12 6-3 6 3-4-12z') + disc(76, 42, 7) + hole(76, 42, 3),
  'monumental-reconstruction':
    sunLeft + ground + full('M60 4l7 7 4 41H49l4-41z') + cut('M56 20h8M55 28h10M54.5 36h11', 1.5) + full('M40 52h40v5H40z') + line('M34 56V14M44 56V14M76 56V20M88 56V20M30 20h18M30 32h18M30 44h18M72 26h20M72 36h20M72 46h20M34 20l10 12M44 32L34 44M76 26l12 10M88 36L76 46', 1.3),
  'quantum-reserves':
    each([26, 46], (x) => light(`M${x} 54V16h14v38z`) + full(`M${x + 4} 11h6v5h-6z`) + full(`M${x + 3} 48h8v3h-8zM${x + 3} 42h8v3h-8zM${x + 3} 36h8v3h-8z`)) + line('M68 40c3-8 6 8 9 0s6-26 9 0 6 8 9 0 6 8 9 0', 1.8) + line('M68 54h40', 1.3) + orbit(88, 20, 15, 5, 20) + orbit(88, 20, 15, 5, -40) + disc(88, 20, 3.4) + disc(101, 24, 1.6) + disc(78, 28, 1.6),
};

const caches: Record<string, string> = {
  'imperial-energy-stash': sun + ground + each([34, 53, 72], (x) => light(`M${x} 52V28q0-6 7-6t7 6v24z`) + full(`M${x + 9} 30l-5 8h4l-2 7 5-9h-4z`)),
  'crashed-surveyor-drone':
    sun + ground + moved(turned(full('M34 30h44l8 6-8 6H34l-6-6z') + light('M44 22h22l4 8H40z') + hole(74, 36, 3) + cut('M38 36h24', 1.3) + line('M30 30L16 20M30 42L16 52M84 30l12-10', 2.6) + orbit(15, 19, 9, 2.4, 10) + orbit(98, 19, 9, 2.4, -10), 14, 60, 38), 8, 9, 0.84) + line('M62 20c-4-4 2-6-2-11M70 18c-3-3 2-6-1-10', 1.6) + full('M84 56l6-6 8 2 6-4 4 8z'),
  'solar-shoal':
    `<circle cx="60" cy="20" r="11" fill="${M}"/>` + around(line('M60 6V2', 1.6), 12, 60, 20) + `<path d="M0 38q10-5 20 0t20 0 20 0 20 0 20 0 20 0v30H0z" fill="${M}" opacity=".3"/>` + cut('M44 42h32M40 47h40M48 52h24', 1.8) + light('M14 54l10-8h16l6 8zM76 56l8-9h18l8 9z') + line('M24 54V46M34 54V46M90 56v-9M98 56v-9', 1),
  'buried-reactor':
    sun + `<path d="M0 36q30-6 60-2t60-4v34H0z" fill="${M}" opacity=".28"/>` + light('M36 52V26l6-8h36l6 8v26z') + full('M48 18V8h8v10zM64 18V8h8v10z') + disc(60, 36, 11) + hole(60, 36, 3) + paper('M60 33l-4.5-7.5h9zM57.4 37.5l-8.7 0 4.5 7.7zM62.6 37.5l8.7 0-4.5 7.7z') + full('M0 52q24-12 44-4 18 6 36 0 22-6 40 4v12H0z'),
  'supply-stash':
    sun + ground + light('M28 52V34h22v18zM52 52V34h22v18zM40 33V16h22v17z') + faint('M28 34l22 18M50 34L28 52M52 34l22 18M74 34L52 52M40 16l22 17M62 16L40 33') + full('M80 52l3-14h10l3 14z'),
  'item-crates':
    sunLeft + ground + light('M22 54V32h30v22zM58 54V36h26v18z') + turned(light('M38 32V12h24v20z'), -8, 50, 22) + full('M22 40h30v4H22zM58 43h26v4H58z') + full('M34 38h6v8h-6zM68 41h6v8h-6z') + line('M84 36l12-9M58 36l8-7h30', 1.4) + full('M92 54l2-14h8l2 14zM94 38a4 4 0 0 1 8 0z') + turned(full('M38 20h24v4H38z'), -8, 50, 22),
  'fertile-plains':
    `<circle cx="60" cy="25" r="11" fill="${P}" opacity=".95"/><path d="M0 34q30-10 60-4t60-3v37H0z" fill="${M}" opacity=".35"/>` + line('M-4 62Q44 40 60 31M22 66Q52 44 60 31M60 66V31M98 66Q68 44 60 31M124 62Q76 40 60 31'),
  'derelict-freighter': ground + full('M14 38l14-14h50l8-10h14l-4 12 12 6-8 14H30z') + cut('M34 30h8M48 30h8M62 30h8', 2) + cut('M64 46l-6-8 6-5-5-9', 1.7),
  'geothermal-rift':
    sun + `<path d="M0 40l18-4 16 6 14-4 6 26H0zM120 36l-20-2-14 6-14-4-8 28h56z" fill="${M}" opacity=".45"/>` + full('M48 38l8 8-4 18h16l-2-16 8-12-10 6-2 8-6-6z') + line('M46 32c-6-6 4-9-2-17M60 34c-7-7 5-11-2-21M74 32c-6-6 4-9-2-17', 2.2) + light('M14 36l6-10h10l6 10z'),
  'old-shelter':
    sun + hills + ground + light('M24 54a36 32 0 0 1 72 0z') + full('M48 54V40a12 12 0 0 1 24 0v14z') + cut('M60 29v25M50 44h6M64 44h6', 1.5) + line('M32 40c4-8 10-13 18-15M88 40c-3-7-8-11-13-14', 1.2) + full('M56 22V12h8v10z') + line('M52 12h16', 2) + line('M30 54l-8-6M94 54l10-8M100 54l2-10', 1.6),
  'river-delta':
    `<path d="M0 18h120v46H0z" fill="${M}" opacity=".2"/>` + `<path d="M52 14c8 6-4 10 4 16-10 8-30 14-46 30h22c6-10 16-14 24-18-2 8-4 12-4 18h20c2-6 0-12-2-18 10 4 20 8 26 18h18C98 46 76 40 66 30c6-6-4-10 2-16z" fill="${P}" ${PEN}/>` + each([[22, 30], [96, 30], [40, 22], [84, 20]] as const, ([x, y]) => full(`M${x} ${y - 8}l5 8h-10zM${x - 0.8} ${y}h1.6v4h-1.6z`)) + faint('M40 52c4-4 8-6 12-8M84 52c-4-4-7-6-10-8M60 20v8', 1.2),
  'cosmite-vein':
    `<path d="M0 14l20-4 24 6 28-6 26 4 22-4v54H0z" fill="${M}" opacity=".22"/>` + full('M8 52l14-14 8 4 16-16 10 6 18-16 8 6 22-12 6 6-20 14-10-2-16 16-10-4-18 16-8-4-12 8z') + cut('M24 42l5 4M48 28l6 6M78 20l6 4', 1.4) + paper('M40 34l2.5-4 2.5 4-2.5 4zM70 24l2.5-4 2.5 4-2.5 4z') + full('M90 46l4-6 4 6-4 6zM22 24l3-5 3 5-3 5z') + line('M94 36v-4M104 46h-4M25 15v-3', 1.3),
  'crystal-field':
    sunLeft + ground + light('M52 54l-4-30 12-16 12 16-4 30z') + line('M48 24h24M60 8v46', 1.1) + full('M30 54l-3-18 8-10 8 10-3 18zM76 54l-2-22 9-12 9 12-3 22z') + cut('M35 26v28M83 20v34', 1) + light('M16 54l-1-10 5-6 5 6-1 10zM98 54l-2-12 6-7 6 7-2 12z'),
  'crashed-research-ship':
    sun + ground + turned(light('M24 32c8-10 24-14 44-14 16 0 26 6 32 14-6 8-16 14-32 14-20 0-36-4-44-14z') + full('M24 32l-12-12h12l12 6zM24 32L12 44h12l12-6z') + disc(80, 32, 6) + hole(80, 32, 2.6) + line('M56 18c-4 8-4 20 0 28M44 20c-3 8-3 16 0 24', 1.2) + disc(66, 32, 2), -14, 60, 36) + full('M18 54l10-8 8 4 10-5 8 9z') + line('M96 48l6-8M104 52l10-4', 1.7) + line('M30 16c4-4-2-6 2-10', 1.6),
  'fuel-depot':
    sun + ground + each([22, 50], (x) => light(`M${x} 54V24c0-4 6-6 12-6s12 2 12 6v30z`) + full(`M${x} 34h24v6H${x}z`)) + full('M31 46c0-3 3-4 3-8 0 4 3 5 3 8a3 3 0 0 1-6 0zM59 46c0-3 3-4 3-8 0 4 3 5 3 8a3 3 0 0 1-6 0z') + full('M84 54V26h16v28z') + paper('M87 30h10v7H87z') + line('M100 34c8 0 8 4 8 12 0 5-5 5-5 0v-6', 1.8) + line('M34 18v-6h28v6', 1.6),
  'coral-reef':
    `<path d="M0 10q10-4 20 0t20 0 20 0 20 0 20 0 20 0v54H0z" fill="${M}" opacity=".16"/>` + `<path d="M0 52q20-8 40-3t40-1 40 2v14H0z" fill="${M}" opacity=".45"/>` + line('M36 54V26M36 42c-10 0-12-6-12-14M36 36c8 0 11-5 11-13M24 34c-4-1-6-4-6-8M36 26v-6', 4) + line('M86 54V32M86 46c9 0 11-5 11-13M86 40c-8 0-10-5-10-12', 3.6) + full('M58 54c-2-10 2-16 6-16s8 6 6 16z') + full('M56 20c6-5 13-5 18 0l6-4v8l-6-4c-5 5-12 5-18 0z') + hole(60, 19.5, 1) + ring(104, 18, 2) + ring(109, 26, 1.5),
  'refinery-district':
    sun + ground + light('M18 54V34h22v20z') + full('M44 54V14h8v40zM56 54V22h8v32z') + light('M70 54V36c0-5 5-8 12-8s12 3 12 8v18z') + line('M40 42h4M52 30h4M64 44h6M94 46h12v8M48 14V9', 1.8) + `<g opacity=".6">${disc(49, 7, 3)}${disc(55, 9, 2.4)}${disc(61, 16, 2.6)}${disc(67, 15, 2)}</g>` + line('M70 40h24M22 40h6M32 40h4M22 46h6M32 46h4', 1.4),
  'sealed-vault':
    ground + light('M28 54V12h64v42z') + disc(60, 33, 18) + `<circle cx="60" cy="33" r="12.5" fill="none" stroke="${P}" stroke-width="1.6"/>` + around(cut('M60 33V24', 2), 6, 60, 33) + hole(60, 33, 3.6) + around(hole(60, 17.6, 1.1), 8, 60, 33) + full('M24 20h6v8h-6zM24 40h6v8h-6z') + line('M84 18v6M84 42v6', 1.8),
  'plasma-cells':
    sunLeft + ground + each([28, 51, 74], (x) => full(`M${x + 4} 10h10v5h-10z`) + light(`M${x} 15h18v36H${x}z`) + full(`M${x} 47h18v6H${x}z`) + `<circle cx="${x + 9}" cy="31" r="6.5" fill="${P}" ${PEN}/>` + line(`M${x + 9} 24.5l-2 4 4 3-3 6M${x + 3} 33l3-1M${x + 15} 29l-3 1`, 1.2)),
  'transit-hub':
    sun + ground + line('M4 34C30 34 40 20 60 20s30 14 56 14M60 20v36', 2.6) + line('M22 32v24M98 32v24', 2) + moon(60, 22, 13) + disc(60, 22, 6) + hole(60, 22, 2.4) + full('M18 24h24c4 0 7 3 8 7H18z') + cut('M23 27.5h5M31 27.5h5', 2) + full('M102 26H86c-4 0-6 3-7 6h23z') + cut('M86 29h4M93 29h4', 2) + full('M50 54h20v4H50z'),
  'fleet-stockpile':
    sun + ground + each([18, 44, 70], (x) => light(`M${x} 54V42h24v12z`) + line(`M${x + 6} 42v12M${x + 12} 42v12M${x + 18} 42v12`, 1)) + each([31, 57], (x) => full(`M${x} 42V30h24v12z`) + cut(`M${x + 6} 31.5v9M${x + 12} 31.5v9M${x + 18} 31.5v9`, 1.1)) + line('M98 54V8M92 54h12M98 12L60 12M98 8L66 12', 2) + line('M66 12v8', 1.2) + light('M57 20h18v8H57z'),
  'antimatter-tanks':
    stars + each([36, 84], (x) => moon(x, 32, 17) + `<circle cx="${x}" cy="32" r="10" fill="${M}"/>` + hole(x, 32, 3) + around(line(`M${x} 15v-5`, 2.6), 4, x, 32)) + line('M53 28h14M53 36h14', 2.2) + cut('M30 26c2-2 4-3 6-3M78 26c2-2 4-3 6-3', 1.3) + full('M22 52h28v4H22zM70 52h28v4H70z'),
  'tectonic-rift':
    sunLeft + `<path d="M0 26l20-6 16 4 14-6 6 12-8 10 6 8-4 16H0z" fill="${M}" opacity=".8"/><path d="M120 22l-22-6-14 6-12-2-2 12 6 8-8 10 4 14h48z" fill="${M}" opacity=".5"/>` + paper('M56 26l10-4-2 12 6 8-8 8 2 14H52l4-14-6-8 8-8z') + line('M60 26l-2 8 4 8-5 8 3 14', 1.8) + cut('M6 36l24-4 12 3M8 46l22-3 10 4M78 34l16-4 20 3M80 46l18-4 16 4', 1.2),
  'relic-hoard':
    sun + ground + full('M34 54c2-8 12-12 26-12s24 4 26 12z') + light('M50 42c-6-4-8-12-6-20h32c2 8 0 16-6 20-2 1-4 4-4 6H54c0-2-2-5-4-6z') + line('M44 26c-8-2-10 8 2 12M76 26c8-2 10 8-2 12', 2) + full('M44 18h32v4H44z') + `<path d="${star(60, 31, 6)}" fill="${M}"/>` + light('M18 54l3-14h8l3 14z') + disc(25, 37, 4) + full('M92 54V40l6-6 6 6v14z') + cut('M98 42v8', 1.4) + hole(48, 50, 2) + hole(60, 48, 2) + hole(71, 51, 2),
  'void-condenser':
    stars + light('M40 8h40l-6 10H46zM40 58h40l-6-10H46z') + disc(60, 33, 13) + `<circle cx="60" cy="33" r="8.5" fill="none" stroke="${P}" stroke-width="1.3" stroke-dasharray="9 4"/>` + hole(60, 33, 2.2) + orbit(60, 33, 30, 7, -12) + line('M46 18v6M74 18v6M46 48v-6M74 48v-6', 2.6) + disc(31, 39, 2.2) + disc(89, 27, 2.2),
  'imperial-treasury':
    ground + each([[30, 4], [44, 6], [76, 6], [90, 4]] as const, ([x, n]) => Array.from({ length: n }, (_, i) => `<ellipse cx="${x}" cy="${53 - i * 4}" rx="8" ry="2.8" fill="${L}" ${PEN}/>`).join('')) + full('M46 54V38h28v16z') + full('M46 36c0-8 6-12 14-12s14 4 14 12z') + cut('M46 37h28', 1.6) + hole(60, 43, 3) + cut('M60 43v6', 1.6) + full('M50 20l-3-12 7 6 6-9 6 9 7-6-3 12z'),
  'star-core-fragment':
    `<circle cx="60" cy="30" r="24" fill="${P}" opacity=".8"/>` + around(line('M60 2v6', 1.5), 16, 60, 31) + full('M58 10l14 10 4 14-10 18-14-2-8-16 4-14z') + cut('M58 10l-4 18 12 24M54 28l22 6M54 28l-10 6M72 20l-18 8', 1.2) + full('M90 44l5-4 4 6-5 4zM22 22l5-4 3 6-5 3zM26 46l3-3 3 4-3 3z'),
  'lost-archive-ship':
    stars + full('M10 34l18-8h52c14 0 24 4 30 10-6 4-16 8-30 8H28z') + light('M34 26V14h34l8 12z') + cut('M32 36h44', 1.5) + line('M40 14v12M48 14v12M56 14v12M64 14v12', 1.3) + hole(92, 34, 3) + full('M10 34L4 22h10l12 6zM16 42l-8 8h10l10-5z') + line('M68 44l6 10h10M50 44v8', 1.6) + faint('M8 56c20-6 40 4 60-2', 1.2),
};

/** The drawing of a card. The outposts of one name share it, so `spaceport-3` is drawn as `spaceport`. */
export function motif(id: string): string {
  return units[id] ?? technologies[id] ?? caches[id] ?? outposts[id.replace(/-\d+$/, '')] ?? sun + ground;
}

/** How many different drawings there are; the gallery shows them all. */
export const drawings = { ...units, ...outposts, ...technologies, ...caches };
