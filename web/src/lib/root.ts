/** Where the files of this page lie: '' at the top of a site, '/boardwright' in a folder of one. */
export const folder: string = import.meta.env.DEV ? '' : new URL('..', import.meta.url).pathname.replace(/\/$/, '');

/** Whether tables are kept by this device, with no server behind the page. Its page says so. */
export const onDevice: boolean = document.documentElement.dataset.tables === 'device';

/** What addresses of our pages begin with. Who serves only files knows one page: there they come after its `#`. */
export const root: string = onDevice ? `${folder}/#` : folder;
