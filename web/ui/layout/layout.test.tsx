import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, open, press } from '../../testing/page.tsx';
import { AnchorButton, Button, LinkButton } from '../action/button.tsx';
import { Drawing } from '../brand/drawing.tsx';
import { Mark, Wordmark } from '../brand/mark.tsx';
import { Card } from './card.tsx';
import { ContentCard } from './content-card.tsx';
import { FoundTable } from './found-table.tsx';
import { KeyValueList } from './key-value.tsx';
import { PageHeader } from './page-header.tsx';

describe('a card of a piece', () => {
  const PICTURE = { src: '/covers/1.jpg', width: 1200, height: 630 };

  it('leads to the piece by its title alone, in the language of the title, with what was searched for marked', async () => {
    await open(
      <ContentCard
        to="/shareable-content/blog/tasas"
        search={{ language: 'es' }}
        title="Las tasas de hoy"
        query="TASAS"
        lang="es"
        picture={PICTURE}
        meta={['Article', 'Nov 1, 2026']}
        heading="h2"
        actions={<Button>Post</Button>}
      />,
    );
    const title = screen.getByRole('heading', { level: 2, name: 'Las tasas de hoy' });
    expect(title.lang).toBe('es');
    const link = within(title).getByRole('link');
    expect(link.getAttribute('href')).toBe('/shareable-content/blog/tasas?language=es');
    expect(title.querySelector('mark')?.textContent).toBe('tasas');
    expect(document.querySelectorAll('a')).toHaveLength(1);
    expect(link.querySelector('button')).toBeNull();
    expect(document.querySelector('img')?.alt).toBe('');
  });

  it('has no line of facts and no row of buttons where there are none', async () => {
    await open(<ContentCard to="/x" title="Keys" picture={PICTURE} />);
    expect(screen.getByRole('heading', { level: 3, name: 'Keys' })).toBeTruthy();
    expect(document.querySelectorAll('p, button, mark')).toHaveLength(0);
  });
});

describe('the parts of a page', () => {
  it('have one heading for the page and one under it for each card', async () => {
    await open(
      <>
        <PageHeader title="Account" lead="Your data" above={<a href="/">Back</a>} action={<Button>Save</Button>} />
        <Card title="Password" aside={<Button>Change</Button>}>
          eight letters
        </Card>
        <Card as="div">
          <KeyValueList
            facts={[
              { label: 'Plan', value: 'Elite' },
              { label: 'Card', value: <em>Visa</em> },
            ]}
          />
        </Card>
      </>,
    );
    expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['H1', 'Account'],
      ['H2', 'Password'],
    ]);
    expect([...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
      'Plan',
      'Elite',
      'Card',
      'Visa',
    ]);
  });

  it('have pictures that a screen reader leaves out, and a name where only the mark is seen', async () => {
    await open(
      <>
        <Drawing name="empty" />
        <Mark />
        <a href="/dashboard">
          <Wordmark quiet />
        </a>
      </>,
    );
    expect(screen.queryAllByRole('img')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Yardsign' })).toBeTruthy();
    for (const drawing of document.querySelectorAll('svg')) expect(drawing.getAttribute('focusable')).toBe('false');
  });
});

describe('a button', () => {
  it('that waits for an answer says so, keeps its name and cannot be pressed again', async () => {
    const onClick = vi.fn<() => void>();
    await open(
      <>
        <Button onClick={onClick} busy busyText="Saving...">
          Save
        </Button>
        <Button onClick={onClick} busy>
          Send
        </Button>
      </>,
    );
    await press('Saving...');
    await press('Send');
    expect(onClick).not.toHaveBeenCalled();
    expect(button('Send').getAttribute('aria-busy')).toBe('true');
  });

  it('in a form sends it only where it is meant to', async () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    await open(
      <form onSubmit={onSubmit}>
        <Button>Preview</Button>
        <Button type="submit">Save</Button>
      </form>,
    );
    await press('Preview');
    expect(onSubmit).not.toHaveBeenCalled();
    await press('Save');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('that leads somewhere is a link, and one to another site does not hand over this page', async () => {
    const onClick = vi.fn<() => void>();
    await open(
      <>
        <LinkButton
          to="/posts/$postId"
          params={{ postId: 'p1' }}
          search={{ view: 'month' }}
          hash="day"
          onClick={onClick}
        >
          See it
        </LinkButton>
        <AnchorButton href="https://help.example.com" newTab>
          Help
        </AnchorButton>
        <AnchorButton href="/audit.csv" download="audit.csv">
          Export
        </AnchorButton>
      </>,
    );
    const [see, help, file] = document.querySelectorAll('a');
    expect(see?.getAttribute('href')).toBe('/posts/p1?view=month#day');
    await act(async () => see?.click());
    expect(onClick).toHaveBeenCalledOnce();
    expect([help?.target, help?.rel]).toEqual(['_blank', 'noopener']);
    expect([file?.target, file?.download]).toEqual(['', 'audit.csv']);
  });
});

describe('a table of what was found', () => {
  const SAID = {
    count: (total: number) => `${total} found`,
    nothing: 'Nobody fits',
    nothingHelp: 'Try fewer words.',
    clear: 'Clear',
    failed: 'It could not be loaded',
    moreFailed: 'The next ones could not be loaded',
  };
  const list = (names: string[] | undefined, more: object = {}) => ({
    data: names && { pages: [{ items: names, total: names.length }] },
    error: null,
    isFetching: false,
    isPlaceholderData: false,
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    isPaused: false,
    refetch: () => undefined,
    fetchNextPage: () => undefined,
    ...more,
  });
  const show = (of: ReturnType<typeof list>, onClear?: () => void) =>
    open(
      <FoundTable list={of} label="People" columns={['Name']} said={SAID} onClear={onClear}>
        {(name: string) => (
          <tr key={name}>
            <td>{name}</td>
          </tr>
        )}
      </FoundTable>,
    );

  it('says how many there are, and nothing of that while it still shows those before', async () => {
    const { unmount } = await show(list(['Ann', 'Ben']));
    const table = screen.getByRole('region', { name: 'People' });
    expect(within(table).getByText('2 found').getAttribute('role')).toBe('status');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name']);
    unmount();
    await show(list(['Ann', 'Ben'], { isPlaceholderData: true, isFetching: true }));
    expect(screen.queryByText('2 found')).toBeNull();
    expect(screen.getByRole('region', { name: 'People' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Ann')).toBeTruthy();
  });

  it('says that nothing fits, and clears only filters that are set', async () => {
    const onClear = vi.fn<() => void>();
    const { unmount } = await show(list([]), onClear);
    expect(screen.getByText('Try fewer words.')).toBeTruthy();
    await press('Clear');
    expect(onClear).toHaveBeenCalledOnce();
    unmount();
    await show(list([]));
    expect(() => button('Clear')).toThrow('0 buttons');
  });

  it('keeps what is shown where the next part does not come, and offers it again', async () => {
    const fetchNextPage = vi.fn<() => void>();
    await show(list(['Ann'], { isFetchNextPageError: true, hasNextPage: true, fetchNextPage, error: new Error('no') }));
    expect(screen.getByRole('alert').textContent).toContain('The next ones could not be loaded');
    expect(screen.getByText('Ann')).toBeTruthy();
    await press('Load more');
    expect(fetchNextPage).toHaveBeenCalledOnce();
  });
});
