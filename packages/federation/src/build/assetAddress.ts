/**
 * Stands in a rendered page for the folder of an app's release: which address that has is known where the page is
 * served. A name under .invalid can be nobody's.
 */
export const assetAddress = (app: string) => `https://${app}.assets.invalid/`;
