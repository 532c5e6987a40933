/**
 * The keys of authenticator apps in the demo world, known to everybody like its password. The phone of the sandbox shows
 * their codes; outside the demo world nobody has them.
 */
export const DEMO_AUTHENTICATOR = [
  { label: 'ada', secret: 'PORCHLIGHTADAPORCHLIGHTADA234567' },
  { label: 'cora', secret: 'PORCHLIGHTCORAPORCHLIGHTCORA2345' },
];
