import type { Files } from '../platform/files/files.ts';
import { LAST_SIGN_IN } from './demo-accounts.ts';
import { giveDemoKeys } from './demo-keys.ts';
import { runDemoHistory } from './demo-history.ts';
import { officeHistory } from './demo-office.ts';
import { formDemoTeams, teamHistory } from './demo-teams.ts';
import { addMember, completeProfile, fillProfile, givePlan, joinTeam, type Person, type World } from './scenarios.ts';
import { addPicture, type Brand, personOf, addAgent, whenJoined } from './demo-agents.ts';

/** Fills an empty database with the demo world. The same world every time: ids come from a seed. @returns ids by username. */
export async function buildDemoWorld(
  world: World,
  files: Files,
  pictures: string,
  keys: Parameters<typeof giveDemoKeys>[2],
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  const picture = (field: string, name: string, memberId: string) =>
    addPicture(world, files, pictures, memberId, field, name);
  const agent = async (username: string, brand: Brand, extra: Partial<Person> & { logo?: string } = {}) => {
    const { logo, ...person } = extra;
    const whole = { ...personOf(username), ...person };
    ids[whole.username] = await addAgent(world, {
      person: whole,
      brand,
      picture,
      ...(logo !== undefined && { logo }),
    });
  };

  await agent(
    'maya',
    {
      company: 'Harbor & Pine Real Estate',
      job_title: 'REALTOR',
      phone: '(512) 555-0142',
      city: 'Austin',
      state: 'TX',
      website: 'mayaalvarez.example',
      compliance: 'TX License #0712345. Harbor & Pine is an equal opportunity broker.',
      primary_color: '#1F6F5C',
      designations: 'ABR, SRS',
      bio: 'I help people buy and sell in Austin, and I answer the phone.',
    },
    { timeZone: 'America/Chicago', logo: 'harbor-and-pine' },
  );
  await agent(
    'luis',
    {
      company: 'Casa Clara Bienes Raíces',
      job_title: 'Agente de bienes raíces',
      phone: '(305) 555-0187',
      city: 'Miami',
      state: 'FL',
      website: 'luisherrera.example',
      compliance: 'FL Licencia SL3456789. Igualdad de oportunidades en la vivienda.',
      primary_color: '#B4472E',
    },
    { language: 'es', logo: 'casa-clara' },
  );
  ids['nora'] = await addMember(whenJoined(world, 'nora'), personOf('nora'));
  await givePlan(world, ids['nora']);

  const team: Brand = {
    company: 'Northgate Property Group',
    job_title: 'Broker associate',
    phone: '(206) 555-0110',
    city: 'Seattle',
    state: 'WA',
    compliance: 'WA License 22015.',
    primary_color: '#2E4A7D',
  };
  await agent(
    'oscar',
    { ...team, job_title: 'Managing broker' },
    { type: 'Team Owner', timeZone: 'America/Los_Angeles', logo: 'northgate', maxLogins: 3 },
  );
  await agent('tina', { ...team, phone: '(206) 555-0111' }, { timeZone: 'America/Los_Angeles', logo: 'northgate' });
  await agent('theo', { ...team, phone: '(206) 555-0112' }, { timeZone: 'America/Los_Angeles', logo: 'northgate' });
  await joinTeam(world, ids['oscar'] ?? '', ids['tina'] ?? '', { admin: true });
  await joinTeam(world, ids['oscar'] ?? '', ids['theo'] ?? '');

  const licensed: Brand = {
    company: 'Lantern Realty Collective',
    job_title: 'Owner',
    phone: '(602) 555-0166',
    city: 'Phoenix',
    state: 'AZ',
    compliance: 'AZ License BR540001.',
    primary_color: '#7A3E9D',
  };
  await agent('lou', licensed, { type: 'Licensed Owner', timeZone: 'America/Phoenix', logo: 'lantern' });
  await agent(
    'lena',
    { ...licensed, job_title: 'Sales associate', phone: '(602) 555-0167' },
    { type: 'Licensed Member', timeZone: 'America/Phoenix', logo: 'lantern' },
  );
  await joinTeam(world, ids['lou'] ?? '', ids['lena'] ?? '');

  ids['ines'] = await addMember(whenJoined(world, 'ines'), { ...personOf('ines'), status: 'incomplete' });
  // What became of these four stands in `demo-office.ts`.
  await agent('ivan', {
    company: 'Petrov Properties',
    job_title: 'Agent',
    phone: '(216) 555-0175',
    city: 'Cleveland',
    state: 'OH',
    compliance: 'OH License SAL.2019004410.',
    primary_color: '#44546A',
  });
  await agent('lim', {
    company: 'Harborview Realty',
    job_title: 'Sales associate',
    phone: '(415) 555-0148',
    city: 'San Francisco',
    state: 'CA',
    compliance: 'CA DRE #02145530',
    primary_color: '#0B6E8A',
  });
  await agent('pat', {
    company: 'Quinn & Daughters',
    job_title: 'Broker',
    phone: '(503) 555-0129',
    city: 'Portland',
    state: 'OR',
    compliance: 'OR License 201233456.',
    primary_color: '#6B4E9B',
  });
  const frida = await addMember(whenJoined(world, 'frida'), personOf('frida'));
  ids['frida'] = frida;
  await givePlan(world, frida);
  await fillProfile(world, frida, {
    first_name: 'Frida',
    last_name: 'Sol',
    email: 'frida@demo.yardsign.test',
    primary_role: 'Other',
    phone: '(303) 555-0199',
  });
  await picture('photo', 'portrait-frida', frida);
  await completeProfile(whenJoined(world, 'frida'), frida);

  const sam: Brand = {
    company: 'Brightwater Mortgage',
    job_title: 'Loan officer',
    phone: '(702) 555-0121',
    city: 'Las Vegas',
    state: 'NV',
    compliance: 'NMLS #1900042',
    primary_color: '#0F766E',
    primary_role: 'Mortgage Professional',
  };
  await agent('sam', sam, {
    email: 'sam@demo.yardsign.test',
    username: 'sam.lending',
    timeZone: 'America/Los_Angeles',
    logo: 'brightwater',
  });
  ids['sam.homes'] = await addAgent(world, {
    person: {
      ...personOf('sam'),
      email: 'sam@demo.yardsign.test',
      username: 'sam.homes',
      timeZone: 'America/Los_Angeles',
    },
    brand: {
      ...sam,
      company: 'Two Rivers Homes',
      job_title: 'Agent',
      compliance: 'NV License S.0198000.',
      primary_role: 'Real Estate Professional',
    },
    picture,
    logo: 'two-rivers',
  });
  await agent('cora', { ...team, company: 'Yardsign', job_title: 'Editor', phone: '(617) 555-0133', compliance: '' });
  await agent(
    'ada',
    { ...team, company: 'Yardsign', job_title: 'Operations', phone: '(617) 555-0134', compliance: '' },
    { accessLevel: 3 },
  );
  for (const [username, hours] of Object.entries(LAST_SIGN_IN)) {
    const at = new Date(world.clock.now().getTime() - hours * 3_600_000);
    await world.db
      .updateTable('member')
      .set({ last_sign_in_at: at })
      .where('id', '=', ids[username] ?? '')
      .execute();
  }
  // Before the past is lived: an admin without a second factor could not have acted.
  await giveDemoKeys(world, ids, keys);
  await formDemoTeams(world, ids);
  await runDemoHistory(world.clock, [...teamHistory(world, ids), ...officeHistory(world, ids)]);
  return ids;
}
