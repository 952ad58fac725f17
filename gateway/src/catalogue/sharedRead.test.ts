import { expect, test } from '@jest/globals';
import { SharedRead } from './sharedRead.ts';

/** A read whose loads are answered one by one, by hand. */
function aRead({ heard }: { heard: () => boolean } = { heard: () => true }) {
  const loads: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const load = () => new Promise<string>((resolve, reject) => loads.push({ resolve, reject }));
  return { read: new SharedRead(load, heard), loads };
}

test('one load answers all who ask until a change', async () => {
  const { read, loads } = aRead();
  const answers = [read.read(), read.read()];
  loads[0]!.resolve('old');
  expect(await Promise.all([...answers, read.read()])).toEqual(['old', 'old', 'old']);
  read.drop();
  const after = read.read();
  loads[1]!.resolve('new');
  expect(await after).toBe('new');
  expect(loads).toHaveLength(2);
});

test('a load that a change overtook is kept for nobody who asks after the change', async () => {
  const { read, loads } = aRead();
  const before = read.read();
  read.drop();
  const after = read.read();
  loads[1]!.resolve('new');
  expect(await after).toBe('new');
  // The rows from before the change come in last.
  loads[0]!.resolve('old');
  expect(await before).toBe('old');
  expect(await read.read()).toBe('new');
});

test('while changes are not heard of, everybody reads for themselves', async () => {
  let heard = true;
  const { read, loads } = aRead({ heard: () => heard });
  void read.read();
  loads[0]!.resolve('kept');
  heard = false;
  const answers = [read.read(), read.read()];
  loads[1]!.resolve('one');
  loads[2]!.resolve('two');
  expect(await Promise.all(answers)).toEqual(['one', 'two']);
});

test('a failure is not kept, and does not push out what came after it', async () => {
  const { read, loads } = aRead();
  const failing = read.read();
  loads[0]!.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  const again = read.read();
  loads[1]!.resolve('there');
  expect([await again, await read.read()]).toEqual(['there', 'there']);
});
