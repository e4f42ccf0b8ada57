// What people do in each other's way, as the shortest schedules that show it: what is promised, and
// the schedule as tests/sync/simulation/schedule.ts reads it. Devices: 0 is the owner's phone, 1 a
// friend's, 2 the owner's laptop or a guest's phone, as the seed has it.
export const SCENES = [
  [
    'a list is not deleted over an untick that its owner has not seen',
    '1: tick.0.0 sync.0.0 answer.0.0 sync.1.0 answer.1.0 untick.1.0 sync.1.0 answer.1.0 delete.0.0',
  ],
  [
    'a grave stays one, whatever devices give back after a restored backup',
    '1: remove.0.0 sync.0.0 answer.0.0 backUp.0.0 rename.1.0 sync.1.0 answer.1.0 restore.0.0',
  ],
  ['a deletion that has left is undone by another call', '1: delete.0.0 sync.0.0 undelete.0.0'],
  ['what was renamed, removed and brought back is there', '1: rename.0.0 remove.0.0 bringBack.0.0'],
  [
    'what is brought back before its removal has left shows, though somebody else removed it, too',
    '1: remove.1.0 sync.1.0 answer.0.0 sync.0.0 remove.0.0 offline.0.0 answer.0.0 bringBack.0.0',
  ],
  [
    'whoever tries again has seen what is there now',
    '1: rename.1.0 grant.0.4 sync.0.0 answer.0.0 sync.1.0 answer.0.0 grant.0.4 sync.0.0 answer.0.0 rename.0.0 sync.0.0 answer.0.0 sync.1.0 answer.0.0 answer.0.0 decide.1.0 sync.1.0 answer.0.0',
  ],
  [
    'whoever gives up what was refused keeps what waits',
    '1: rename.1.0 grant.0.4 sync.0.0 answer.0.0 sync.1.0 answer.0.0 grant.0.4 sync.0.0 answer.0.0 sync.1.0 answer.0.0 answer.0.0 rename.1.0 decide.1.1',
  ],
  [
    'nothing more is sent once somebody works offline',
    '1: rename.0.0 sync.0.0 rename.0.1 offline.0.0 answer.0.0',
  ],
  ['the second of two names stands', '1: call.0.0 call.0.0'],
  ['what was typed last stands in the field', '1: type.0.0 type.0.1 leave.0.0'],
  [
    'whoever deletes a list anyway has seen what is there now',
    '1: rename.1.0 sync.1.0 answer.0.0 delete.0.0 sync.0.0 answer.0.0 sync.0.0 answer.0.0 decide.0.0 sync.0.0 answer.0.0',
  ],
  [
    'a right that was taken away after the backup stays away',
    '1: backUp.0.0 grant.0.4 sync.0.0 answer.0.0 restore.0.1',
  ],
  [
    'of two grants that had not seen each other the careful one stands',
    '1: grant.0.4 sync.0.0 answer.0.0 grant.2.4 grant.2.4',
  ],
  [
    'nobody edits recipes whom the owner does not let see them',
    '1: grant.0.3 sync.0.0 answer.0.0 sync.2.0 answer.0.0 grant.0.3 sync.0.0 answer.0.0 grant.2.3',
  ],
  ['nobody is told of an order that lost', '1: move.0.0 sync.0.0 answer.0.0 move.1.0'],
  [
    'whoever lost a text is told that text',
    '1: rename.1.0 rename.0.0 sync.0.0 answer.0.0 sync.1.0 answer.0.0',
  ],
  [
    'a value that has lost since somebody put away another one stays',
    '1: rename.0.0 rename.2.0 rename.1.0 sync.1.0 answer.1.0 sync.0.0 answer.0.0 resolve.0.1 sync.2.0 answer.2.0 sync.0.0 answer.0.0',
  ],
  [
    'a list that was restored has its items everywhere',
    '1: delete.0.0 sync.0.0 answer.0.0 sync.1.0 answer.0.0 undelete.0.0',
  ],
  ['what somebody renamed and removed is gone', '1: rename.0.0 remove.0.0'],
  [
    'what was removed by one who had seen it stays away, whoever else removes it',
    '1: rename.0.0 remove.0.0 sync.0.0 answer.0.0 remove.1.0',
  ],
  [
    'what was restored once can be deleted again',
    '1: delete.0.0 sync.0.0 answer.0.0 undelete.0.0 sync.0.0 answer.0.0 delete.0.0',
  ],
  ['an item that a plain caller leaves out is gone', '1: restRead.0.0 restPatch.0.4'],
  [
    'whoever lost to a plain caller that had not seen it is told',
    '1: restRead.0.0 rename.1.0 sync.1.0 answer.1.0 restPatch.0.6',
  ],
  ['a list of 860 items comes whole', '7: sync.0.0'],
  ['categories stand in the order that was chosen', '1: arrange.0.0'],
  [
    'what was written since a restore stands, whatever is given back after it',
    '1: backUp.0.0 rename.0.0 sync.0.0 answer.0.0 rename.1.0 restore.0.0 sync.0.0 answer.0.0 answer.0.0 answer.0.0 sync.1.0 answer.0.1 answer.0.1 answer.0.1 answer.0.1 answer.0.1 answer.0.0',
  ],
  [
    'what was written in a history that an older copy took away is given back',
    '1: backUp.0.0 restore.0.0 sync.0.0 answer.0.0 answer.0.0 answer.0.0 rename.0.0 sync.0.0 answer.0.0 answer.0.0 restore.0.1',
  ],
  [
    'an answer that comes after signing out fills nothing',
    '1: backUp.0.0 restore.0.0 sync.0.1 answer.0.0 signOut.0.1 answer.0.0',
  ],
  [
    'of what is given back too late only the own waits, and nothing of others shows on',
    '1: backUp.0.0 add.0.0 sync.0.0 answer.0.0 add.1.0 sync.1.0 answer.0.0 restore.0.0 sync.1.0 answer.0.0 answer.0.0 away.0.0',
  ],
  [
    'what was renamed, removed and brought back in a call that was lost 100 days ago is there, though a friend removed it meanwhile',
    '1: rename.0.0 remove.0.0 bringBack.0.0 sync.0.1 lose.0.0 away.0.0 remove.1.0 sync.1.1 answer.0.0',
  ],
  [
    'whoever renamed what was removed long ago is told that text',
    '1: sync.2.0 rename.1.0 rename.0.0 remove.2.0 away.1.0 answer.1.0 away.0.0 remove.0.0',
  ],
  [
    'what is removed and taken back while the clock of the server is behind is there',
    '1: wait.0.900 sync.0.0 answer.0.0 answer.0.0 rename.0.0 sync.0.0 lose.0.0 jumpServer.0.425 remove.0.0 bringBack.0.0 sync.0.0 answer.0.0',
  ],
  [
    'what is removed and taken back in two calls while the clock of the server is behind is there',
    '1: wait.0.900 sync.0.0 answer.0.0 answer.0.0 rename.0.0 sync.0.0 lose.0.0 jumpServer.0.425 remove.0.0 sync.0.0 lose.0.0 bringBack.0.0 sync.0.0 answer.0.0',
  ],
  [
    'what is taken back once its removal has left, while the clock of the server is behind, is there',
    '1: wait.0.900 sync.0.2 answer.0.0 rename.0.0 remove.0.0 sync.0.2 die.0.0 jumpServer.0.425 bringBack.0.0 sync.0.2 answer.0.0 answer.0.0',
  ],
  [
    'it is there then, too, where a friend had removed it before its author did',
    '65839: rename.0.438 sync.0.436 jumpServer.3.279 sync.2.932 arrive.2.310 answer.2.909 remove.2.126 sync.2.880 arrive.2.837 remove.0.344 die.0.0 sync.0.2 die.0.0 bringBack.0.0',
  ],
]
