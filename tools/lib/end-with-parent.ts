/**
 * Preloaded into a part of `npm start`: the part ends in order when the program that started it is gone, even when that
 * was killed and could end nothing itself. The channel between them tells; nothing else is sent over it.
 */
if (process.channel !== undefined) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // A listener keeps the channel, and so the process, open.
  process.channel.unref();
  // Programs that find a parent to talk to behave differently.
  delete process.send;
}
