/** What will stand on each page that has its address and its guards already. By the key of the page's title. */
export const messages = {
  notYet: 'This page is in preparation.',
  other: 'What is ready is in the menu.',

  followUpBoss: 'Here you will reach your articles and graphics from inside Follow Up Boss.',

  realtalk: 'Here you will read a script to the camera and record yourself.',
  realtalkRecord: 'Here you will record with the script in front of you.',
  realtalkTest: 'Here you will check your camera and microphone.',
  realtalkReview: 'Here you will look at your takes and keep the best one.',
  realtalkRecordings: 'Here you will find everything that you have recorded.',
  realtalkRecording: 'Here you will watch one recording, download it or share it.',
  scriptBuilder: 'Here you will write a script of your own.',
  scriptRecordings: 'Here you will find the recordings of one script.',
} as const;
