import { Router, type Request } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { signingSecrets } from '../env.ts';
import { sendHtmlPage } from '../http/htmlPage.ts';
import { onlyMethods, Problem } from '../http/problem.ts';
import { EmailSignup } from './emailSignup.entity.ts';
import { verifyUnsubscribeToken } from './unsubscribe.ts';

const back = '<a href="/">Back to the site</a>';

/**
 * /api/email-signup/remove?token=…: GET asks, POST removes, so that a mail scanner that opens links removes no address.
 * One-click unsubscribe of mail programs (RFC 8058) posts a form: this is the one write that takes no JSON.
 */
export function unsubscribeRoutes({ env, orm }: Dependencies): Router {
  const signupId = (req: Request): string => {
    const id = verifyUnsubscribeToken(req.query['token'], signingSecrets(env));
    if (!id) throw new Problem(400, 'This link is not complete. Please open it again from the email.');
    return id;
  };
  const router = Router();
  router
    .route('/email-signup/remove')
    .get((req, res) => {
      signupId(req);
      const form = `<form method="post"><button>Remove my address</button></form>`;
      sendHtmlPage(res, 200, 'Leave the mailing list?', `<p>We will delete your address.</p>${form}`);
    })
    .post(async (req, res) => {
      await orm.em.fork().nativeDelete(EmailSignup, { id: signupId(req) });
      sendHtmlPage(res, 200, 'You have left the mailing list', `<p>Your address is deleted.</p>${back}`);
    })
    .all(onlyMethods('GET', 'POST'));
  return router;
}
