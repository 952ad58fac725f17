/**
 * Placeholder in a prerendered page for the folder of an app's version, whose address is known where the page is
 * served. Names under .invalid belong to no host.
 */
export const assetAddress = (app: string) => `https://${app}.assets.invalid/`;
