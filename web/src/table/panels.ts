/** What the drawer at the side shows. */
export type Panel = 'log' | 'chat' | null;
