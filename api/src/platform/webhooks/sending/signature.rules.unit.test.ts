import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { secretText } from '../endpoints/endpoint-secret.ts';
import { signatureHeaders } from './signature.rules.ts';

it('signs as the specification shows', () => {
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    now: new Date(1_614_265_330_999),
    body: '{"test": 2432232314}',
  };
  expect(signatureHeaders([secret], message)).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('is verified by an independent library, with each of two secrets and no third', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 24, max: 64 }), (text, bytes) => {
      const secrets = [randomBytes(bytes), randomBytes(bytes)];
      const body = JSON.stringify({ text });
      const headers = signatureHeaders(secrets, { id: 'msg_1', now: new Date(), body });
      const verify = (secret: Buffer, payload = body) =>
        new Webhook(secretText(secret)).verify(payload, headers);
      for (const secret of secrets) expect(verify(secret)).toEqual({ text });
      expect(() => verify(randomBytes(bytes))).toThrow('No matching signature');
      expect(() => verify(secrets[0] as Buffer, `${body} `)).toThrow('No matching signature');
    }),
  );
});
