// Preloaded into every part: a supervisor that was killed cannot stop its parts, so they notice that the
// channel to it has closed, and end by themselves as if asked to.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
