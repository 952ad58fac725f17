import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { answerAccount, openPage } from '../testing/contactPage.ts';
import { adaUser } from '../testing/factories.ts';
import {
  empty,
  enter,
  entries,
  field,
  fillIn,
  filled,
  submitButton,
  user,
} from '../testing/consultationForm.ts';

answerAccount();

describe('the form', () => {
  it('is empty at first, and fills name and email from the account, and nothing else', async () => {
    await openPage();
    expect(entries()).toEqual(empty);
    const button = screen.getByRole('button', { name: 'Use my account details' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(entries()).toEqual({ ...empty, Name: 'Ada Lovelace', Email: 'ada@example.com' });
    expect(screen.getByText('Name and email filled in from your account.')).toBeVisible();
  });

  it('says what the account cannot fill', async () => {
    await openPage({ currentUser: { ...adaUser, firstName: null, lastName: null } });
    const button = screen.getByRole('button', { name: 'Use my account details' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(entries()).toEqual({ ...empty, Email: 'ada@example.com' });
    expect(screen.getByText(/^Email filled in.*no name/)).toBeVisible();
  });

  it('asks once about an address before it sends a booking with it', async () => {
    const { bookings } = await openPage();
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await fillIn();
    await user.clear(field('Email'));
    await enter('Email', 'ada@gmial.con');
    await user.keyboard('{Enter}');
    const question = await screen.findByRole('button', { name: 'Use this address' });
    await waitFor(() => expect(question).toHaveFocus());
    expect(scroll.mock.contexts).toEqual([question]);
    expect(screen.getByText(/^Not sent yet\. Did you mean/)).toBeVisible();
    expect(bookings()).toEqual([]);
    await user.click(submitButton());
    await waitFor(() => expect(bookings()).toHaveLength(1));
  });

  it.each([
    ['signal-provision', 'Signal Provision', 'signals'],
    ['risk-health-check', 'Risk Health Check', ''],
    ['toString', 'Anything', ''],
  ])('names the chosen card %s and selects its service', async (id, title, interest) => {
    const { router } = await openPage({ at: '/elsewhere' });
    await act(() => router.navigate('/contact', { state: { service: { id, title } } }));
    expect(await screen.findByText(`You chose ${title}.`)).toBeVisible();
    expect(field('Service interest').value).toBe(interest);
  });

  it('names the chosen card only while its service is selected', async () => {
    const { router } = await openPage({ at: '/elsewhere' });
    const service = { id: 'signal-provision', title: 'Signal Provision' };
    await act(() => router.navigate('/contact', { state: { service } }));
    const note = () => screen.queryByText('You chose Signal Provision.');
    await user.selectOptions(await screen.findByLabelText('Service interest'), 'vip');
    expect(note()).toBeNull();
    await user.selectOptions(field('Service interest'), 'signals');
    expect(note()).toBeVisible();
  });

  it('leads from the free card to the channel', async () => {
    const { router } = await openPage({ at: '/elsewhere' });
    const service = { id: 'free-community', title: 'Free Community' };
    await act(() => router.navigate('/contact', { state: { service } }));
    const link = await screen.findByRole('link', { name: /^open the Telegram channel/ });
    expect(link).toHaveAttribute('href', 'https://t.me/example_channel');
  });

  it('keeps its entries for the same user when the page is loaded again, until they are sent', async () => {
    const page = await openPage();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use my account details' })).toBeEnabled());
    await fillIn();
    page.unmount();
    const again = await openPage();
    await waitFor(() => expect(entries()).toEqual(filled));
    await user.click(submitButton());
    await waitFor(() => expect(again.notify).toHaveBeenCalled());
    again.unmount();
    await openPage();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use my account details' })).toBeEnabled());
    expect(entries()).toEqual(empty);
  });

  it('takes a newly chosen service instead of the kept one', async () => {
    const page = await openPage();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use my account details' })).toBeEnabled());
    await fillIn();
    page.unmount();
    await openPage({ at: '/contact?service=vip' });
    await waitFor(() => expect(entries()).toEqual({ ...filled, 'Service interest': 'vip' }));
  });

  it.each([
    ['vip', 'vip'],
    ['signals', 'signals'],
    ['VIP', ''],
    ['toString', ''],
  ])('takes ?service=%s as "%s"', async (given, value) => {
    await openPage({ at: `/contact?service=${given}` });
    expect(field('Service interest').value).toBe(value);
  });

  it('shows what is missing, focuses the first field and sends nothing', async () => {
    const { bookings } = await openPage();
    await enter('Name', 'Ada');
    await enter('Email', 'not an address');
    await user.click(submitButton());
    await waitFor(() => expect(field('Email')).toHaveFocus());
    expect(field('Name')).toBeValid();
    expect(field('Email')).toHaveAccessibleDescription('Invalid email');
    expect(field('Phone')).toHaveAccessibleDescription('Required');
    expect(field('Service interest')).toHaveAccessibleDescription('Required');
    expect(field('Phone')).toBeInvalid();
    expect(bookings()).toEqual([]);
  });

  it('sets autocomplete and input types', async () => {
    await openPage();
    expect(['Name', 'Email', 'Phone'].map(label => field(label).autocomplete)).toEqual([
      'name',
      'email',
      'tel',
    ]);
    expect(['Email', 'Phone'].map(label => field(label).type)).toEqual(['email', 'tel']);
  });
});
