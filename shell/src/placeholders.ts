// A page is rendered before anybody asks for it. What only the request knows is rendered as these words, and the
// host writes the real ones in their place (shell/server/page/prerenderedMarkup.ts).

/** Stands for the path of a page that does not exist. */
export const PATH_PLACEHOLDER = '/path-of-the-request';
/** Stands for the query, or for none. */
export const QUERY_PLACEHOLDER = '?query-of-the-request';
