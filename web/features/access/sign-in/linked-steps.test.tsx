import { screen } from '@testing-library/react';
import { api as contract } from '@yardsign/contracts/api';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { button, field, fill, open, press, saidAt, server } from '../../../testing/page.tsx';
import { LinkStep } from './link-step.tsx';
import { TicketStep } from './ticket-step.tsx';

const { mailSocialLink, readSignInLink } = contract.access;
const onSubmit = vi.fn<(password?: string) => void>();
const onMail = vi.fn<() => void>();
const onBack = vi.fn<() => void>();
const TICKET = 't'.repeat(43);
const WRONG = new ApiError({ code: 'invalid_login', status: 401, message: '' });

beforeEach(() => {
  for (const call of [onSubmit, onMail, onBack]) call.mockReset();
});

describe('an account of the same address', () => {
  const openStep = (error: Error | null = null, language: 'en' | 'es' = 'en') =>
    open(
      <LinkStep
        attempt="soc_attempt00001"
        email="maya@example.com"
        busy={false}
        error={error}
        onSubmit={onSubmit}
        onBack={onBack}
      />,
      { language },
    );

  it('is shown to be one’s own by its password, which is asked for at its field', async () => {
    await openStep();
    await press('Connect and log in');
    expect(saidAt('Password')).not.toBe('');
    expect(document.activeElement).toBe(field('Password'));
    fill('Password', 'porch-light-42');
    await press('Connect and log in');
    expect(onSubmit.mock.calls).toEqual([['porch-light-42']]);
  });

  it('is mailed a link after a wrong password, which is spoken of no more', async () => {
    server.answer(mailSocialLink);
    await openStep(WRONG);
    const wrong = screen.getByRole('alert').textContent ?? '';
    await press('I do not have the password: mail me a link');
    expect(document.body.textContent).toContain('maya@example.com');
    expect(document.body.textContent).not.toContain(wrong);
  });

  it('is told that the mail could not be sent, also after a wrong password', async () => {
    server.drop(mailSocialLink);
    await openStep(WRONG);
    const wrong = screen.getByRole('alert').textContent;
    await press('I do not have the password: mail me a link');
    expect(screen.getByRole('alert').textContent).not.toBe(wrong);
    expect(button('I do not have the password: mail me a link').disabled).toBe(false);
  });
});

describe('a mailed link', () => {
  const openStep = (error: Error | null = null, language: 'en' | 'es' = 'en') =>
    open(
      <TicketStep ticket={TICKET} busy={false} error={error} onSubmit={onSubmit} onMail={onMail} onBack={onBack} />,
      { language },
    );
  const OPEN = { name: 'María José de la Fuente-Álvarez', username: 'maria', connects: null };

  it('says whose account it opens, and opens nothing before its button is pressed: programs read mails too', async () => {
    server.answer(readSignInLink, OPEN);
    await openStep();
    expect(document.body.textContent).toContain(OPEN.name);
    expect(onSubmit).not.toHaveBeenCalled();
    await press(`Log in as ${OPEN.name}`);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('names what is connected by it', async () => {
    server.answer(readSignInLink, { ...OPEN, connects: 'google' });
    await openStep(null, 'es');
    expect(document.body.textContent).toContain('Google');
  });

  it.each(['when it is read', 'when it is used'])('that is over %s says so, and leads to another', async (when) => {
    if (when === 'when it is read') server.refuse(readSignInLink, { status: 410, code: 'link_invalid' });
    else server.answer(readSignInLink, OPEN);
    await openStep(when === 'when it is used' ? WRONG : null);
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(document.body.textContent).not.toContain(OPEN.name);
    await press('Email me a link');
    expect(onMail).toHaveBeenCalledOnce();
  });

  it('is told from an outage, and read again', async () => {
    server.drop(readSignInLink);
    await openStep();
    server.answer(readSignInLink, OPEN);
    await press('Start again');
    expect(document.body.textContent).toContain(OPEN.name);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
