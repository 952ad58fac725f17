// zod compiles its rules with `new Function`, which the page's policy forbids: it would try, fail and leave a report
// in the console. Every bundle's zod reads this before its first rule.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
