// Preloaded into every process: a killed supervisor cannot stop its processes, so each of them exits when the
// channel to it closes.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
