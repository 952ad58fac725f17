import { createServer } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { findFreePorts, requireFreePorts } from './ports.ts';

describe('the ports', () => {
  test('are reported with their variable when they are in use', async () => {
    const [port = 0, free = 0] = await findFreePorts(2);
    const squatter = createServer();
    await new Promise<void>(resolve => squatter.listen(port, '127.0.0.1', resolve));
    const ports = { GATEWAY_PORT: port, PORT: free };
    await expect(requireFreePorts('127.0.0.1', ports)).rejects.toThrow(
      `Port ${port} (GATEWAY_PORT) is already in use. Stop what uses it, or choose another with GATEWAY_PORT=….`,
    );
    await new Promise(resolve => squatter.close(resolve));
    await expect(requireFreePorts('127.0.0.1', ports)).resolves.toBeUndefined();
  });
});
