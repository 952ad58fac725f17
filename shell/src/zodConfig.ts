// zod compiles its rules with `new Function`, which the page's Content-Security-Policy forbids and reports. The global
// setting is read by every bundle's zod before its first rule.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
