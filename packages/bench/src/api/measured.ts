import { performance } from 'node:perf_hooks';

// Preloaded into every server of the bench: it reports what the process has used so far.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const activeMs = performance.eventLoopUtilization().active;
  process.send?.({ cpuUs: user + system, activeMs, rssBytes: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit(1));
