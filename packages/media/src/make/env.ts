/** The browser that draws: CHROME_PATH, or where Debian puts Chromium. */
export const chromePath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
