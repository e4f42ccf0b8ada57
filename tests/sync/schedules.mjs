// Schedules that once broke a promise, made as short as they can be: what they show, and the
// schedule as tests/sync/simulation/schedule.ts reads it.
import { AWAY_SCHEDULES } from './schedules-away.mjs'
import { LATE_SCHEDULES } from './schedules-late.mjs'

export const SCHEDULES = [
  [
    'the user goes offline while a page that was asked for ahead is waited for, and it does not come',
    '71012696: choose.3.668 call.0.518 sync.0.40 answer.3.186 update.0.792 sync.0.345 answer.0.625 offline.3.533 lose.1.160',
  ],
  [
    'a call that arrived before its scope was taken away leaves the outbox after signing in again',
    '20018: remove.3.491 sync.2.618 tick.0.740 sync.3.1 answer.0.432 unfriend.2.395 arrive.2.372 signOut.3.761',
  ],
  [
    'an untick survives a removal that had not seen it',
    '1: tick.0.0 sync.0.0 answer.0.0 sync.1.0 answer.1.0 untick.1.0 remove.0.0',
  ],
  [
    'a category chosen by hand stands, whoever comes later',
    '1: choose.1.8 choose.0.0 sync.1.0 answer.1.0 sync.0.0 answer.0.0',
  ],
  [
    'the text of an item that was removed after the backup comes back as it was last',
    '1804: rename.2.767 remove.2.837 backUp.3.561 sync.0.199 answer.2.909 restore.2.606',
  ],
  [
    'a choice made while the clock of the server is behind beats what was found',
    '3442: choose.1.402 jumpServer.1.199 choose.3.44',
  ],
  [
    'what a device gives back of others leaves when it is refused: it holds no words of its user',
    '9940: remove.0.552 sync.0.17 answer.1.91 grant.2.268 backUp.1.942 sync.1.425 restore.0.189 answer.1.11 sync.0.9 answer.1.66',
  ],
  [
    'what a plain caller appended, a backup lacks and a device gives back is appended once',
    '5430: sync.1.424 sync.2.877 answer.0.999 sync.1.462 restRead.2.816 sync.0.749 answer.1.335 sync.0.763 lose.3.608 tick.3.232 choose.0.119 sync.2.708 backUp.3.41 remove.2.210 answer.1.331 restAppend.0.856 answer.0.348 restore.3.630',
  ],
  [
    'what arrived in a trip that failed later came before the deletion that followed',
    '40883: rename.2.737 delete.0.210 sync.2.270 crash.3.371 answer.0.807',
  ],
  [
    'who may not edit any more after a restored backup keeps what they wrote',
    '19362: entitle.2.961 sync.2.186 grant.0.355 backUp.0.311 answer.0.70 restore.1.610',
  ],
  [
    'who leaves while a restored backup loads sees no older text',
    '44026: sync.1.605 sync.1.468 backUp.1.722 entitle.3.291 answer.2.319 answer.0.874 restore.1.176 answer.3.343 answer.0.776 unfriend.3.50 answer.1.528',
  ],
  [
    'a list that was deleted after the backup comes back with its items as they were last',
    '35017: rename.0.847 sync.0.49 backUp.1.517 delete.0.981 lose.1.138 answer.2.817 restore.1.716',
  ],
  [
    'a tick that was refused and given up may turn back',
    '26326: tick.1.36 delete.2.351 swap.1.261 sync.0.182 die.1.618 die.1.679 answer.1.99 signOut.3.174 add.3.985 sync.1.656 answer.1.123 decide.3.833',
  ],
  [
    'what was sent before an update and refused after it is of the new version',
    '103475: sync.3.517 add.3.760 answer.3.648 unfriend.3.117 update.3.463',
  ],
  [
    'a version read before a restored backup reverts nothing',
    '67264: backUp.0.541 sync.2.489 add.2.415 answer.1.696 answer.3.256 restRead.2.826 rename.2.462 restore.1.564 restPatch.1.378',
  ],
  [
    'a version read before the same backup was restored once more reverts nothing',
    '69449: rename.1.504 backUp.3.158 restore.1.485 restRead.2.195 restPatch.1.233 crash.0.8 restRead.1.618 restPatch.2.262 restore.3.226 sync.1.770',
  ],
  [
    'who deletes a list while pages are missing has not seen what stands on them',
    '3058831: rename.3.774 entitle.2.901 entitle.3.577 tick.0.626 sync.3.342 choose.1.403 answer.0.96 answer.3.255 sync.2.547 answer.3.451 die.3.606 add.3.76 answer.2.886 delete.2.729',
  ],
  [
    'a tick stays when whoever made it brings back what they had removed',
    '224: tick.3.462 remove.3.796 sync.3.159 answer.0.710 bringBack.3.175',
  ],
  [
    'a text that is sent again after a restored backup does not overtake the next one',
    '1920: sync.2.617 add.0.969 rename.3.218 answer.3.164 jumpServer.0.267 backUp.3.592 answer.1.876 sync.1.639 answer.0.246 remove.2.167 sync.2.119 answer.2.177 restore.0.181 remove.2.814 rename.2.180',
  ],
  [
    'what is not known any more on a device is not brought back without its text',
    '6020: add.3.786 remove.3.846 sync.3.133 answer.3.40 bringBack.3.895',
  ],
  [
    'a name that loses because the backup and the clock were both wrong is told',
    '2007842: backUp.1.165 call.3.140 sync.3.536 answer.2.650 call.3.142 jumpServer.2.59 restore.2.29',
  ],
  [
    'an untick over another one that was given back counts as the later one',
    '2007572: tick.0.348 remove.2.806 tick.3.795 sync.0.479 backUp.2.131 sync.2.295 tick.0.635 untick.3.887 arrive.3.71 choose.0.788 sync.3.925 move.3.695 answer.3.269 tick.3.232 expire.3.675 arrange.3.703 answer.2.325 untick.0.129 choose.2.838 restore.3.757 thaw.2.552 sync.2.659 answer.0.395',
  ],
  [
    'whoever tries a text and its removal again has seen that text',
    '3000314: add.3.635 delete.0.162 sync.0.4 answer.2.422 rename.1.932 sync.1.954 remove.1.395 answer.0.987 answer.0.694 undelete.0.833 decide.3.54',
  ],
  [
    'whoever removes an item has seen what they wrote there, whatever shows now',
    '3002560: remove.0.195 sync.2.548 jump.2.418 restRead.3.922 restPatch.2.250 rename.2.87 answer.0.994 remove.2.463',
  ],
  [
    'nobody is told twice of what lost between a backup and its restore',
    '3002875: sync.1.966 rename.1.540 sync.0.620 answer.2.82 call.2.333 backUp.3.910 answer.3.427 sync.0.768 entitle.2.737 sync.2.751 wait.3.871 rename.0.48 jump.0.61 sync.1.18 answer.1.606 rename.0.82 restore.0.830',
  ],
  [
    'a text that loses to what was removed makes nothing anew',
    '3009315: rename.1.431 backUp.1.183 remove.3.828 rename.2.289 move.3.32 restore.0.338 rename.0.847 remove.0.235',
  ],
  [
    'a right that two devices have set differently shows as off before it is',
    '3015119: grant.2.704 sync.2.119 answer.3.323 sync.0.897 grant.0.200 grant.0.768 answer.3.239',
  ],
  [
    'a right that was taken away twice may stay off while the clock of the server is wrong',
    '3015119: grant.2.704 sync.2.119 answer.3.323 sync.0.897 grant.0.200 jumpServer.0.365 answer.3.239 grant.0.320',
  ],
  [
    'whoever is shown a right as off, after two had set it differently, grants it by one tap',
    '3015119: grant.2.704 sync.2.119 answer.3.323 sync.0.897 grant.0.200 grant.0.768 answer.3.239 grant.0.320',
  ],
  [
    'one tap grants it, too, while what waits has not left',
    '3015119: grant.2.704 sync.2.119 answer.3.323 sync.0.897 grant.0.200 grant.0.768 offline.0.0 answer.3.239 grant.0.320',
  ],
  [
    'a plain caller hears of a text that lost in what was removed',
    '3016095: remove.1.390 restRead.3.923 rename.3.750 sync.1.377 answer.0.715 restRead.0.896 jumpServer.2.181 restPatch.1.320 restPatch.2.983',
  ],
  [
    'an invite that a backup lacks comes once more',
    '3019868: sync.3.734 call.1.407 expire.0.640 decide.3.447 unfriend.1.343 invite.1.648 sync.3.442 arrive.3.201 restore.3.910 answer.3.854 answer.2.432 backUp.1.613 arrive.2.962 restore.2.320',
  ],
  [
    'what comes once more after a restored backup gives way to what its author wrote next',
    '3020305: arrange.0.643 choose.2.59 backUp.1.842 arrange.0.557 sync.0.311 tick.0.623 answer.0.764 move.3.503 answer.0.834 sync.0.493 move.2.770 renewal.0.34 arrive.0.64 sync.2.73 arrange.1.306 sync.3.624 sync.3.538 arrange.1.467 restore.1.977',
  ],
  [
    'of several taps in one call the last one is sent, over what stood there before all of them',
    '4000265: add.2.123 jumpServer.1.355 backUp.1.115 restore.2.759 tick.1.659 tick.2.326 untick.2.980 sync.2.471',
  ],
  [
    'a text over one that was given back under another name is told of where it loses',
    '4005091: rename.3.711 backUp.1.932 sync.3.941 answer.2.212 sync.2.804 answer.2.198 jumpServer.1.449 restore.1.446 sync.3.846 rename.2.81',
  ],
  [
    'an edit that loses to what was given back does not stay on its screen',
    '4028002: sync.0.595 backUp.3.567 add.0.108 lose.1.671 remove.3.923 arrive.1.238 sync.3.941 jumpServer.1.499 answer.0.897 rename.3.484 restore.2.398',
  ],
  [
    'a removal takes away what its author wrote, whoever has given that back',
    '4028002: sync.0.595 backUp.3.567 add.0.108 add.1.706 lose.1.671 remove.3.923 rename.3.438 arrive.1.238 sync.3.941 answer.0.897 sync.1.762 answer.3.407 answer.0.53 remove.3.65 restore.2.398',
  ],
  [
    'a session whose last answer was lost with a backup removes nothing',
    '4023969: sync.2.681 backUp.3.797 remove.2.480 restore.1.468 arrive.0.671 rename.2.685 restore.2.720 answer.0.997 restRead.1.892 choose.1.747 arrive.2.872 restPatch.0.336',
  ],
  [
    'what was added to a deleted list waits with its changes, also when the list is back',
    '4024539: add.2.639 delete.0.609 sync.3.598 sync.2.926 rename.2.231 undelete.0.88 sync.1.369 answer.2.543 answer.1.246',
  ],
  [
    'while the clock is wrong, what is given back may beat what was written since the restore',
    '4005091: backUp.2.515 call.2.755 entitle.3.247 sync.2.401 sync.3.941 answer.2.212 sync.2.804 entitle.3.907 answer.2.198 jumpServer.1.449 answer.1.650 restore.1.939',
  ],
  [
    'what is refused while a right is off for one trip alone waits, with the reason',
    '4016178: grant.0.232 sync.1.65 entitle.1.112 sync.3.971 restRestore.3.239 repeat.3.881 add.3.512 expire.1.179 sync.1.239 submit.1.819 accept.2.684 sync.0.35 answer.3.86 grant.0.848',
  ],
  [
    'a long answer that the database cuts off is read again',
    '4017707: sync.1.956 crash.0.654 answer.2.81 restRead.1.629',
  ],
  [
    'a phone on which more calls wait than one trip takes sends them all',
    '57: sync.0.1 answer.0.0 answer.0.0',
  ],
  [
    'what one device has given back, another one does not give back in another name',
    '2042: sync.1.332 rename.1.734 delete.2.459 answer.2.112 backUp.1.949 answer.2.947 sync.0.873 answer.0.700 jumpServer.0.215 restore.3.115',
  ],
  [
    'a right that one device turned off and on is on, whoever else turned it on',
    '4036057: sync.1.306 grant.2.992 grant.2.344 sync.2.288 sync.0.529 grant.2.744 answer.3.984 answer.1.136 answer.3.260 grant.2.840 grant.0.688 answer.3.27 answer.2.888 answer.3.309 grant.0.432',
  ],
  [
    'what is appended once more after a restored backup is there',
    '4050100: sync.0.317 restRead.3.766 move.1.356 backUp.3.395 unfriend.3.266 answer.1.328 restPatch.3.438 grant.0.32 sync.0.779 restAppend.2.248 restore.1.994',
  ],
  [
    'a deletion that is tried again comes after the restore that waits',
    '4041768: full.3.891 entitle.3.271 add.3.706 delete.0.250 sync.3.384 arrive.2.823 sync.0.881 portal.3.730 answer.1.722 delete.0.214 sync.0.652 undelete.0.274 decide.0.154',
  ],
  [
    'nobody edits recipes that they may not see, whatever two devices have tapped',
    '4024539: grant.0.0 sync.0.1 answer.0.0 answer.0.0 answer.0.0 sync.2.1 answer.0.0 answer.0.0 grant.2.0 sync.2.1 answer.0.0 answer.0.0 grant.2.0 sync.2.1 answer.0.0 answer.0.0 grant.0.2 sync.0.1 answer.0.0 answer.0.0',
  ],
  [
    'whoever tries again what was refused while the list was out of reach has still seen what they saw',
    '4101136: grant.0.12 sync.2.378 answer.2.145 rename.1.357 sync.1.133 answer.1.932 decide.3.280 grant.0.692',
  ],
  [
    'what is tried again on an item that was removed meanwhile does not make it anew',
    '4110768: sync.2.489 grant.0.372 answer.3.160 add.3.335 sync.3.497 rename.1.452 answer.2.804 sync.0.813 answer.1.896 grant.2.284 decide.1.36 remove.0.991 answer.0.506 answer.3.688',
  ],
  ...AWAY_SCHEDULES,
  ...LATE_SCHEDULES,
  [
    'what goes over an edit of the same call, made while the clock was wrong, gets no earlier time',
    '61696570: entitle.1.724 jump.0.322 crash.3.20 sync.1.31 add.3.64 answer.1.405 sync.0.920 choose.2.8 rename.0.394 sync.0.16 rename.1.468 bringBack.0.952 remove.0.618 arrive.0.631 undelete.3.653 answer.0.390 sync.2.151 remove.3.78 answer.1.79 bringBack.0.749 answer.1.407 untick.2.93 rename.2.198 wait.3.287 answer.0.236',
  ],
  [
    'who first writes where a record that was given back says nothing beats nobody',
    '63002604: sync.3.152 unfriend.3.420 sync.0.867 create.3.655 backUp.2.43 wait.1.863 lose.0.122 answer.1.415 answer.3.748 entitle.3.337 answer.3.916 restore.1.67',
  ],
  [
    'an untick whose tick a backup lacks may be the earlier one while the clock of the server is wrong',
    '63081276: tick.2.531 sync.2.647 remove.0.357 backUp.3.504 answer.0.682 jumpServer.0.219 restore.2.613 untick.2.439',
  ],
  [
    'what a text has made anew after a restore stands where that put it, for an earlier move',
    '63196866: full.2.641 remove.2.159 remove.1.514 sync.2.369 sync.1.681 bringBack.1.360 tick.3.332 move.0.155 answer.0.308 backUp.1.959 answer.1.91 sync.3.223 untick.1.238 answer.3.339 restore.2.787 rename.1.64',
  ],
  [
    'an edit that its author has removed and written again in one call may have beaten what they saw later',
    '63347782: restRead.0.903 sync.1.829 sync.2.253 jump.0.1 answer.3.813 sync.2.597 restPatch.3.23 entitle.0.925 answer.3.906 remove.2.446 rename.0.442 remove.2.470 sync.0.364 sync.0.301 answer.3.228 rename.2.392',
  ],
  [
    'what comes again after a restore while the clock of the server is wrong has another time than its remover saw',
    '63455091: backUp.2.252 jumpServer.2.197 add.2.407 sync.3.635 choose.0.262 grant.2.578 sync.2.966 rename.3.656 answer.0.932 answer.0.408 answer.3.396 remove.3.399 restore.3.270',
  ],
  [
    'what a plain caller makes anew and renames in one request was removed by its author, and is no loss',
    '290081277: rename.2.255 sync.3.496 restRead.0.749 sync.3.358 sync.3.173 answer.2.968 remove.0.545 rename.3.19 rename.1.888 remove.2.387 answer.1.993 arrive.3.609 bringBack.2.474 remove.0.585 sync.2.217 remove.1.298 answer.2.270 wait.1.469 move.1.47 grant.2.12 restRead.3.684 restPatch.1.712 restPatch.1.319 answer.0.732 grant.0.580',
  ],
  [
    'a removal of what is removed already shows it to nobody who was let in between the two',
    '290196242: choose.3.398 remove.1.296 grant.0.309 sync.0.351 sync.2.754 portal.3.184 arrange.0.500 grant.0.781 sync.2.74 grant.1.688 answer.1.438 swap.1.102 rename.1.355 portal.0.95 open.2.435 remove.0.622',
  ],
  [
    'after a restore an order of categories that comes again may bring back a category that was removed since',
    '306142036: arrange.1.594 backUp.2.64 sync.0.582 sync.1.492 signOut.1.65 answer.3.105 answer.0.908 restore.2.598 arrange.0.409',
  ],
  [
    'two orders of categories that had become one before a restore are one again, if only one of them comes again',
    '306206304: sync.3.281 sync.2.738 move.2.137 answer.1.33 answer.2.213 arrange.1.116 sync.1.15 backUp.0.340 arrange.3.785 answer.3.676 arrive.1.737 answer.1.622 restore.2.215',
  ],
  [
    'after a restore whoever took a category away may see it again, with the order that comes again',
    '306211981: move.2.190 rename.0.475 sync.0.405 arrive.0.519 move.3.682 backUp.0.187 sync.2.555 arrange.2.485 answer.3.187 answer.3.172 answer.0.706 answer.0.362 restore.2.107 arrange.3.967',
  ],
  [
    'whoever turned a right off and then on again had seen one of the two that a rule decided between',
    '307139544: grant.2.60 sync.2.728 sync.1.957 grant.2.788 sync.3.781 answer.0.865 grant.0.348 answer.1.342 answer.0.436 grant.0.956 answer.1.289 answer.3.162 backUp.1.925 restore.0.571',
  ],
  [
    'a device that was emptied has nothing of an item that its user had removed, so its text counts as not seen',
    '306660153: remove.3.404 sync.1.907 signOut.1.450 answer.0.94 sync.2.777 swap.3.99 answer.0.73 sync.3.180 answer.1.878 bringBack.1.452',
  ],
  [
    'with a wrong clock of the server either order of categories may be what a later call of the trip adds to',
    '306811893: sync.2.465 tick.0.633 arrange.2.899 choose.0.538 arrange.0.32 sync.0.985 crash.0.701 answer.2.268 answer.0.389 jumpServer.2.127 answer.0.506 arrange.0.797',
  ],
  [
    'a category that was one of two orders for a moment is not what a later call of the trip had taken away',
    '306821889: arrange.2.59 arrange.1.564 jumpServer.1.891 arrange.1.605 choose.2.71 arrange.2.873',
  ],
  [
    'an order of categories that is given back has the time of the later one that it had become one with',
    '307265851: backUp.1.491 arrange.1.562 arrange.0.265 arrange.2.275 sync.2.552 answer.0.501 sync.1.366 answer.2.51 restore.2.465',
  ],
  [
    'with a wrong clock whoever saw an order of categories has not seen it any more once it was given back',
    '307549380: sync.0.252 arrange.3.704 backUp.0.693 answer.1.741 sync.2.889 answer.0.662 answer.1.396 jumpServer.2.43 arrange.2.338 restore.2.919',
  ],
  [
    'of one value that was written twice and is given back with a wrong clock nobody can tell which one stands',
    '307731383: backUp.3.82 sync.3.209 tick.1.539 choose.1.182 sync.3.506 untick.1.723 answer.0.296 tick.1.27 busy.3.960 answer.3.241 sync.0.629 answer.2.237 restore.1.968 jumpServer.2.859',
  ],
]
