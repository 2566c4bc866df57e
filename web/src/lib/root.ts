/** Where the server is reached: '' at the top of a site, '/boardwright' in a folder of one. */
export const root: string = import.meta.env.DEV ? '' : new URL('..', import.meta.url).pathname.replace(/\/$/, '');
