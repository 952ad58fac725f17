// A page is rendered before anybody asks for it. What only the request knows is rendered as these words, and the
// host writes the real ones in their place (shell/server/page/prerenderedMarkup.ts).

/** Stands for the path of a page that does not exist. */
export const PATH_PLACEHOLDER = '/path-of-the-request';
/** Stood for the query in the pages of former shells, which browsers may still be served with. */
export const FORMER_QUERY_PLACEHOLDER = '?query-of-the-request';
