// Schedules that once broke a promise, with 100 days in which nobody meets anybody. See
// tests/sync/schedules.mjs.
export const AWAY_SCHEDULES = [
  [
    'a removal that comes once more after 100 days takes away nothing that was brought back since',
    '5000042: add.3.882 sync.2.779 remove.3.685 bringBack.0.600 sync.0.870 remove.1.988 arrive.2.729 away.1.872 sync.1.721 tick.3.255 bringBack.3.31 type.3.247 untick.2.758 bringBack.0.997 untick.3.638 choose.0.587 sync.3.497 sync.0.853 bringBack.1.556',
  ],
  [
    'whoever makes anew what was removed long ago, and removes it, has seen that it is unticked',
    '5005746: restRead.3.330 choose.2.866 restPatch.1.788 rename.2.812 away.0.335 remove.0.710 rename.1.344',
  ],
  [
    'an untick that its remover has not seen keeps an item whose text lost after 100 days',
    '5037809: restRead.0.45 restPatch.2.601 sync.2.566 sync.3.575 remove.3.997 answer.1.146 sync.1.680 answer.0.612 answer.2.958 restPatch.1.347 rename.1.248 answer.3.514 untick.1.544 remove.0.128 away.0.127',
  ],
  [
    'a removal of 100 days ago, by a clock that was changed, takes away what its device had added',
    '5051996: jump.3.197 sync.3.630 add.1.281 full.1.560 remove.1.344 busy.0.589 remove.1.687 answer.3.502 away.3.585 jump.3.337',
  ],
  [
    'of an item of which nobody knows whether it is there a text may make a new one',
    '5116537: tick.0.41 sync.1.279 answer.1.530 tick.3.219 rename.1.981 remove.1.825 die.2.338 sync.0.240 sync.3.325 sync.1.301 lose.3.114 rename.3.463 sync.3.234 away.0.178 arrive.3.589 away.0.295',
  ],
  [
    'what was removed and brought back in one call is there, though somebody else removed it meanwhile',
    '5155543: rename.0.805 remove.3.53 bringBack.3.72 away.1.200 signOut.0.314 sync.1.851 remove.1.345',
  ],
  [
    'what a removed item was 200 days ago does not come with the text that makes it anew',
    '6026918: tick.3.979 add.1.21 restRead.3.926 sync.3.803 sync.1.5 away.0.838 sync.1.574 grant.0.671 lose.1.910 rename.3.161 restPatch.3.112 sync.3.2 answer.0.875 away.0.864 answer.3.934',
  ],
  [
    'what is made anew has no stamp of what is forgotten, so whoever wrote over that has not seen it',
    '6228616: rename.1.95 sync.1.223 away.3.180 rename.1.659 rename.3.389 sync.0.313 answer.1.575 answer.0.337 away.3.418 restRead.2.518 away.0.967 sync.0.953 answer.3.22 restPatch.1.960 away.3.242 sync.1.691 rename.0.267',
  ],
  [
    'what was removed and brought back in each of two calls is there, though a friend removed it meanwhile',
    '6210862: remove.0.801 bringBack.0.191 sync.2.192 remove.2.791 bringBack.2.432 away.0.666 sync.3.611 remove.3.633',
  ],
  [
    'whoever sees a tick has not seen the text that its author had read beside it',
    '6256376: sync.0.64 unfriend.3.720 restRead.1.959 sync.1.603 away.1.994 restPatch.0.259 sync.0.876 tick.3.950 restPatch.2.701 rename.3.356 away.1.504 answer.3.476 remove.3.514',
  ],
  [
    'what was found for an item that was forgotten twice stands in what is made anew',
    '6607187: sync.2.712 remove.0.198 answer.1.77 create.0.43 bringBack.2.293 choose.2.268 sync.3.221 lose.3.733 answer.1.60 away.0.444 remove.0.298 sync.2.687 die.2.887 answer.1.832 arrive.1.983 away.1.516',
  ],
  [
    'an edit that comes once more after 100 days is no new one because its device had removed the item before',
    '6250986: remove.3.110 remove.1.600 add.1.662 bringBack.1.713 remove.1.284 sync.3.373 rename.1.442 answer.0.40 tick.0.738 sync.2.35 remove.0.105 sync.1.818 arrive.3.940 away.2.666 busy.0.748 sync.0.863 busy.3.374 answer.2.117 remove.0.871',
  ],
  [
    'what is brought back 100 days late is no repeated edit, though a friend removed it meanwhile, too',
    '6648442: rename.3.711 sync.1.250 remove.0.807 busy.1.940 sync.0.102 remove.2.936 remove.2.924 bringBack.0.184 away.1.25 sync.2.442 arrive.3.612',
  ],
  [
    'what is found for an item that was made anew yields to what somebody chose for the old one',
    '6526794: remove.3.567 rename.1.95 sync.3.595 answer.0.338 choose.0.373 choose.2.857 sync.1.756 away.0.734 answer.0.486',
  ],
  [
    'a removal that comes once more after 100 days takes away what its device brought back, until that comes, too',
    '20037784: remove.3.555 sync.0.365 bringBack.0.219 lose.0.105 sync.1.691 arrive.3.652 sync.0.79 away.1.705 answer.0.481 away.0.236',
  ],
  [
    'what its own device filled in is older than what that device writes there, however late both come',
    '30022669: offline.1.238 tick.2.288 sync.2.178 sync.0.883 sync.3.506 rename.0.178 remove.2.675 answer.0.714 away.3.15 remove.2.9 answer.0.117 freeze.0.767 away.2.673 sync.2.147 tick.0.494 answer.1.334 freeze.0.878 untick.3.922 arrive.0.750 away.3.282',
  ],
  [
    'two edits that come once more after 100 days bring back nothing that was removed',
    '30737304: crash.1.520 rename.2.18 rename.3.263 sync.0.976 sync.2.696 busy.0.743 rename.0.590 offline.3.546 crash.3.871 call.2.90 rename.1.780 grant.2.378 busy.0.334 signOut.0.867 unfriend.1.542 add.3.239 answer.3.131 freeze.0.290 sync.0.998 restRead.1.120 signOut.0.930 away.2.452 restPatch.0.880 answer.1.80',
  ],
  [
    'what a removal that comes once more has taken for now stays taken, whoever ticks it',
    '61209793: sync.3.288 remove.1.594 answer.0.768 bringBack.1.399 lose.1.967 tick.0.786 arrive.2.8 away.0.236 busy.3.698 sync.3.375 answer.3.920 away.1.724',
  ],
  [
    'a text of 200 days ago may make anew what was removed over a later one',
    '61339444: rename.0.448 sync.0.643 arrive.0.954 lose.3.720 away.2.807 sync.3.886 answer.0.314 rename.3.728 remove.3.422 sync.3.8 answer.0.857 away.2.843',
  ],
  [
    'what was taken back stands, though it and the removal come after a later one',
    '64595027: rename.0.90 remove.0.964 full.0.847 sync.0.259 remove.2.208 bringBack.0.867 away.1.453 sync.0.976 remove.3.289 sync.3.110 answer.3.319 away.3.179 restRead.1.840 restPatch.0.536',
  ],
  [
    'what was taken back stands, though the removal of a friend comes in between',
    '64595027: rename.0.90 remove.0.964 full.0.847 sync.0.259 bringBack.0.867 away.1.453 sync.0.976 remove.3.289 sync.0.259 sync.3.110 remove.3.289 sync.3.786 answer.3.319 away.3.179',
  ],
  [
    'what was removed after it had been taken back stays removed, however late both come again',
    '64595027: remove.0.964 bringBack.0.847 full.0.847 sync.0.259 away.1.453 remove.3.289 answer.2.208 sync.3.110 answer.3.319 away.3.625 restRead.1.840 restPatch.0.536',
  ],
  [
    'of two names the later one stands, though it left 100 days ago',
    '1001: entitle.0.255 entitle.1.285 sync.1.422 away.1.188',
  ],
  [
    'an item that was removed long ago does not come back without its text',
    '5214: add.2.947 tick.1.477 sync.2.595 remove.2.470 lose.1.888 arrive.2.624 untick.1.941 away.2.91',
  ],
  [
    'a plain caller with a version of 100 days ago reverts nothing',
    '23: grant.3.100 rename.0.672 restRead.3.106 restPatch.0.168 sync.0.242 away.3.435',
  ],
  [
    'an edit that comes once more after 100 days beats nobody who had seen it',
    '74994: jump.3.616 sync.1.144 sync.2.24 rename.1.765 lose.0.928 entitle.0.320 answer.2.818 arrive.2.44 answer.2.151 rename.2.527 away.3.173',
  ],
  [
    'an edit that comes once more after 100 days does not bring back what was removed since',
    '2194: rename.3.635 sync.0.957 arrive.2.356 entitle.1.315 entitle.3.90 away.0.973 create.0.892 restRead.2.94 restPatch.2.368',
  ],
  [
    'what was brought back before it left is there, even 100 days later',
    '11331: rename.0.181 remove.2.999 bringBack.0.772 away.3.794',
  ],
  [
    'whoever writes into what was removed long ago hears that the text has lost',
    '8269: rename.2.280 rename.3.744 sync.2.791 answer.3.876 away.3.847 remove.2.92',
  ],
  [
    'what was added, removed and brought back before it left is there, even 100 days later',
    '2002847: remove.3.712 add.3.693 remove.0.908 bringBack.3.411 away.2.520 sync.3.561 arrive.0.449 away.2.742',
  ],
  [
    'a text makes what was removed long ago anew, and who removes it unseen does not take it away',
    '2007395: remove.0.531 sync.0.662 answer.3.975 sync.1.933 add.3.377 freeze.1.531 away.1.335 rename.3.452 bringBack.0.74 remove.0.597',
  ],
  [
    'a right that a call of 100 days ago takes away again is off',
    '3002385: grant.2.739 sync.2.47 arrive.3.498 sync.0.74 answer.2.397 away.0.455 grant.0.283',
  ],
  [
    'where a removed item stood 100 days ago is not known any more',
    '3011493: move.2.25 sync.0.259 add.0.660 answer.3.982 remove.2.200 away.2.509 move.1.661',
  ],
  [
    'what was removed and brought back in one call is there when that comes again 100 days later',
    '4028560: remove.2.999 bringBack.2.768 sync.2.532 arrive.2.491 away.2.580',
  ],
  [
    'undoing a deletion that waits does not drop what was refused before it',
    '4023300: delete.0.28 rename.2.705 remove.0.288 sync.2.390 undelete.2.594 away.0.401 answer.0.475 choose.0.722 away.3.883 rename.0.735 untick.0.88 delete.0.838 delete.3.395 answer.0.610 answer.0.510 decide.0.874',
  ],
  [
    'what was removed and brought back with its own words is there, even 100 days later',
    '4049488: remove.0.595 rename.0.735 sync.3.375 sync.2.678 arrive.2.25 remove.0.422 bringBack.0.539 away.0.804',
  ],
  [
    'an edit that came 100 days late and comes once more after 100 days brings nothing back',
    '4031859: entitle.2.205 rename.1.92 entitle.2.611 sync.3.177 away.1.920 sync.1.376 sync.2.472 answer.1.251 answer.0.57 arrive.1.312 portal.2.417 answer.1.295 remove.3.856 away.3.750',
  ],
  [
    'whoever removes what they wrote unseen over another text has not seen that one',
    '4033044: remove.2.113 rename.2.451 sync.2.88 rename.1.281 answer.0.416 sync.1.577 rename.1.136 away.1.851 answer.1.237 remove.1.160',
  ],
  [
    'what is removed and brought back in one call changes nothing when that comes again after 100 days',
    '61779482: tick.1.546 untick.1.810 sync.2.6 remove.2.98 sync.3.491 expire.3.284 die.3.811 sync.0.829 rename.1.92 bringBack.2.718 rename.1.273 busy.2.318 sync.3.474 tick.2.518 signOut.0.27 answer.3.907 tick.3.946 answer.2.164 answer.0.664 away.0.674',
  ],
  [
    'a removal by a wrong clock and what took it back change nothing when they come again after 100 days',
    '61857840: signOut.1.307 expire.0.222 jump.0.650 sync.0.141 answer.2.706 remove.2.610 answer.3.51 sync.0.829 portal.3.134 bringBack.0.870 lose.1.407 freeze.0.865 sync.0.34 answer.0.764 away.0.356',
  ],
  [
    'a right that was taken away 100 days ago, and comes so again, is granted by whoever took it',
    '63824350: grant.0.580 sync.0.877 arrive.2.242 sync.2.660 answer.3.203 away.3.415 grant.2.908 grant.0.420 sync.2.202',
  ],
  [
    'what an adding that comes once more removes, because a clock was changed, is there when its Undo comes',
    '68167956: add.2.308 remove.2.576 choose.0.184 jump.2.415 bringBack.0.127 sync.2.30 arrive.3.652 away.3.150 answer.2.787 away.2.351',
  ],
  [
    'an untick that comes once more after 100 days keeps the time to which it was corrected',
    '68245267: sync.0.729 delete.0.887 sync.1.195 away.3.307 tick.0.33 sync.0.770 restPatch.2.920 restAppend.2.542 answer.3.555 sync.2.945 portal.1.298 add.3.15 untick.3.530 answer.2.281 arrive.3.8 away.1.845 answer.0.108 remove.2.400 remove.2.573',
  ],
  [
    'what a wrong clock dates, and is a day on its way after 100 days, may stand',
    '68566837: jump.1.613 rename.2.549 rename.1.363 sync.3.599 away.3.240 wait.3.958 arrive.2.257',
  ],
  [
    'a place that a clock, set back, dates 100 days ago was no later than it can have been',
    '68765526: jump.2.367 move.2.638 move.3.406 freeze.2.541 jump.2.258 sync.2.630 away.1.355',
  ],
  [
    'a text that a clock, set back, dates 100 days ago was no later than it can have been',
    '68923054: jump.0.324 rename.0.698 rename.1.20 sync.3.160 away.0.141 jump.0.263',
  ],
  [
    'what was brought back while a clock was wrong may stay removed 100 days later',
    '64595027: rename.0.90 remove.0.964 full.0.847 jump.0.90 sync.0.259 bringBack.0.867 away.1.453 remove.3.289 sync.0.514 sync.3.110 remove.3.289 sync.3.786 away.3.179',
  ],
  [
    'what was brought back before a clock was changed may stay removed 100 days later',
    '64595027: rename.0.90 remove.0.964 full.0.847 sync.0.259 bringBack.0.488 away.1.453 sync.0.976 remove.3.289 jump.0.964 sync.3.110 answer.3.319 away.3.179 restRead.1.840 restPatch.0.536',
  ],
]
