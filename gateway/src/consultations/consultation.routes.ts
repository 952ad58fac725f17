import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody, requireJson } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/methods.ts';
import { serialize } from '../http/serialize.ts';
import { requireUser } from '../identity/requireUser.ts';
import { Consultation } from './consultation.entity.ts';
import { bookConsultation, listConsultations } from './consultation.ts';

/** GET and POST /api/consultations, for signed-in users. */
export function consultationRoutes(deps: Dependencies): Router {
  const router = Router();
  router
    .route('/consultations')
    .get(requireUser(deps), async (_req, res) => {
      const { user, em } = res.locals;
      const bookings = await listConsultations(em, user);
      res.json(bookings.map(booking => serialize(Consultation, booking)));
    })
    .post(requireJson, requireUser(deps), ...jsonBody('64kb'), async (req, res) => {
      const { user, em } = res.locals;
      const booking = await bookConsultation(em, user, req.body, req.get('idempotency-key'));
      res.status(201).json(serialize(Consultation, booking));
    })
    .all(onlyMethods('GET', 'POST'));
  return router;
}
