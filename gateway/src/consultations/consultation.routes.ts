import { Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { jsonBody } from '../http/jsonBody.ts';
import { onlyMethods } from '../http/methods.ts';
import { serialize } from '../http/serialize.ts';
import { requireMember } from '../identity/requireMember.ts';
import { Consultation } from './consultation.entity.ts';
import { bookConsultation, listConsultations } from './consultations.ts';

/** GET and POST /api/consultations: members only. */
export function consultationRoutes(deps: Dependencies): Router {
  const router = Router();
  router
    .route('/consultations')
    .get(async (req, res) => {
      const { member, em } = await requireMember(deps, req, res);
      const bookings = await listConsultations(em, member);
      res.json(bookings.map(booking => serialize(Consultation, booking)));
    })
    .post(...jsonBody('64kb'), async (req, res) => {
      const { member, em } = await requireMember(deps, req, res);
      const booking = await bookConsultation(em, member, req.body, req.get('idempotency-key'));
      res.status(201).json(serialize(Consultation, booking));
    })
    .all(onlyMethods('GET', 'POST'));
  return router;
}
