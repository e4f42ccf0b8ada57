// Schedules that once broke a promise, of things that come late or once more: after a restored
// backup, again after another edit. See tests/sync/schedules.mjs.
export const LATE_SCHEDULES = [
  [
    'a call of a plain caller that the restored backup still has was carried out once',
    '4100512: restRead.1.248 remove.2.48 tick.1.659 rename.1.953 restPatch.1.818 backUp.0.137 restore.0.632 rename.2.315 remove.3.157',
  ],
  [
    'whoever adds an item and removes it finds it gone, though somebody else has given it back',
    '4103899: add.1.414 call.1.3 backUp.2.438 sync.1.275 lose.1.28 arrive.2.545 portal.2.565 sync.0.843 answer.0.632 remove.1.456 restore.2.829',
  ],
  [
    'what was brought back with its own words is there, though the backup and the clock were wrong',
    '4112560: sync.2.886 rename.2.933 sync.2.92 answer.2.316 backUp.2.889 answer.2.398 remove.2.811 jumpServer.2.491 restore.3.400 bringBack.2.507',
  ],
  [
    'what was found for an item that a deleted list has refused is refused, too',
    '4105785: delete.3.216 add.2.870 sync.0.704 answer.1.359 sync.2.300 arrive.1.866 choose.2.420 restRestore.1.46',
  ],
  [
    'nobody is told of a text that the same call has written again',
    '5000402: rename.1.666 rename.2.60 tick.0.940 rename.3.884 remove.0.46 restRead.3.852 bringBack.0.851 sync.3.227 restRead.3.121 sync.2.993 arrive.0.304 answer.0.899 restPatch.2.453 restPatch.0.134 resolve.2.745',
  ],
  [
    'a removal may leave what was given back while the clock of the server was wrong',
    '5040060: backUp.2.301 rename.3.430 sync.0.267 sync.2.610 sync.1.202 answer.0.87 answer.3.632 restore.2.341 remove.2.567 remove.0.993 jumpServer.1.19',
  ],
  [
    'an edit that comes once more after a restored backup does not bring back what was removed since',
    '5066766: backUp.0.138 rename.2.202 sync.2.590 swap.2.693 arrive.3.969 lose.0.693 sync.1.970 answer.3.698 remove.1.116 restore.3.233',
  ],
  [
    'whoever wrote the same before they wrote something else has beaten nobody',
    '5117963: sync.0.885 sync.2.575 answer.2.22 remove.2.60 bringBack.2.46 remove.0.122 remove.0.271 bringBack.3.804 remove.3.651 bringBack.3.75 rename.0.833',
  ],
  [
    'what was removed and brought back in one call is there, however far behind the clock of the server is',
    '5133939: rename.0.818 remove.3.242 remove.2.692 sync.2.75 answer.1.984 jumpServer.3.91 bringBack.3.344',
  ],
  [
    'a form names what the same person has replaced elsewhere since it was opened',
    '5183485: sync.3.89 entitle.2.946 sync.0.144 open.1.11 answer.0.77 answer.2.172 entitle.3.298 submit.1.966',
  ],
  [
    'whoever writes a description where there is none has seen that there is none',
    '6030221: create.2.61 create.0.157 sync.0.571 answer.0.980 sync.2.248 answer.2.32 entitle.2.733',
  ],
  [
    'a tick beside a text that does not stand in a removed item any more changes nothing there',
    '6019235: remove.1.376 rename.1.596 rename.1.130 restRead.3.61 rename.2.946 restPatch.3.103 sync.1.53 bringBack.1.295 remove.1.70 answer.3.620 answer.0.161 restPatch.3.109',
  ],
  [
    'whoever gives back what they wrote takes it away by their removal, though the owner gave it back first',
    '6033571: rename.3.836 sync.3.701 sync.2.719 remove.3.174 sync.2.939 backUp.1.69 answer.0.226 answer.2.68 tick.2.180 restore.2.164',
  ],
  [
    'a removal takes away what its device wrote, though only another one has it to give back',
    '6180323: backUp.3.800 sync.1.758 rename.1.888 sync.0.914 portal.0.132 arrive.3.827 arrive.0.806 remove.1.736 restore.0.85 answer.0.756 answer.2.544 signOut.1.399',
  ],
  [
    'of two who bring back the same text either may stand while the clock of the server is wrong',
    '6226171: remove.2.899 crash.1.87 remove.3.135 bringBack.3.460 jumpServer.3.673 sync.3.40 answer.0.449 rename.3.813 bringBack.2.696',
  ],
  [
    'who is told of a text that two have written depends on the clock of the server',
    '6226487: rename.2.3 sync.1.15 sync.1.267 jumpServer.1.793 sync.0.334 remove.0.435 busy.2.918 answer.1.34 remove.3.529 answer.0.602 sync.2.833 remove.3.387 bringBack.0.196 wait.1.666 bringBack.1.692 rename.2.843 entitle.0.869 answer.3.877',
  ],
  [
    'what is brought back while the clock of the server is behind is there',
    '6242411: jumpServer.2.277 rename.3.468 remove.3.423 remove.0.297 sync.2.78 remove.2.347 sync.1.868 remove.2.207 sync.3.817 bringBack.0.623 arrive.0.875',
  ],
  [
    'it is there, too, where a friend had removed it before its author did',
    '65839: rename.0.438 sync.0.436 jumpServer.3.279 sync.2.932 arrive.2.310 answer.2.909 remove.2.126 sync.2.880 arrive.2.837 remove.0.344 bringBack.0.20',
  ],
  [
    'what a session is answered when it restores a list is what it has seen of it',
    '6308022: delete.2.798 rename.3.8 restRead.0.338 sync.3.237 answer.3.142 restRestore.2.802 restPatch.1.90',
  ],
  [
    'what is found for an item of which the device shows no category is an edit like another',
    '6576498: add.1.223 remove.1.118 remove.1.568 sync.1.465 bringBack.3.289 answer.2.683 choose.1.830',
  ],
  [
    'whoever sees that a right is off may grant it, though a restored backup has it on',
    '6323080: sync.0.626 sync.3.314 restore.0.976 arrive.1.10 entitle.2.411 accept.1.119 accept.0.288 grant.2.432 add.3.292 answer.3.68 backUp.3.125 answer.1.423 restore.2.787 answer.2.13 answer.3.308 answer.3.688 grant.2.896 answer.3.625',
  ],
  [
    'a right that is granted after it was taken away again for a restored backup is on',
    '6602082: backUp.1.559 grant.0.711 sync.0.762 answer.3.35 sync.3.169 restore.3.655 jump.0.686 answer.0.727 answer.1.927 grant.0.47',
  ],
  [
    'of two equal ticks the later one stands, whatever is given back before it',
    '6559875: tick.0.157 sync.3.426 call.0.700 untick.0.771 crash.0.194 tick.2.465 rename.1.204 restPatch.1.998 backUp.1.506 arrive.2.731 answer.2.266 sync.1.76 sync.2.392 answer.1.891 portal.2.929 answer.3.322 restore.0.156 sync.2.424',
  ],
  [
    'what a device wrote by a wrong clock may lose to what it had replaced, if that is given back',
    '6537962: backUp.0.438 sync.0.349 jump.1.632 rename.1.182 sync.1.327 rename.1.34 grant.2.746 lose.2.542 arrive.2.366 sync.2.542 answer.0.892 restore.3.796',
  ],
  [
    'what is sent again by a clock that was changed may lose to what is given back',
    '6582477: backUp.3.395 jump.2.667 sync.3.884 add.1.488 answer.3.464 sync.1.265 add.0.348 sync.0.474 arrive.3.43 restPatch.3.375 add.3.38 sync.0.834 crash.2.704 answer.2.844 answer.0.627 rename.0.408 tooLarge.3.839 restore.3.668 jump.0.905',
  ],
  [
    'what is given back and written over in one trip has beaten what stood there',
    '6614804: restRead.2.738 backUp.2.865 add.0.434 remove.1.858 bringBack.3.905 sync.1.362 restPatch.3.42 sync.0.4 rename.0.187 answer.2.919 restore.0.148 answer.1.790 lose.2.318',
  ],
  [
    'a place in a list that came with a text which made the item anew comes with it once more',
    '6500778: move.1.29 remove.3.29 bringBack.3.173 backUp.0.906 sync.3.346 restore.2.523 signOut.3.943 answer.3.810 rename.0.605 remove.0.33 restore.0.857',
  ],
  [
    'what is given back does not go over what the server filled in',
    '6503439: backUp.1.3 remove.1.55 remove.0.545 move.2.892 bringBack.3.236 remove.2.254 remove.1.563 remove.3.471 restore.0.802 bringBack.2.972 remove.3.512 sync.3.697 answer.2.133 sync.2.97 sync.1.645 answer.2.360',
  ],
  [
    'what a wrong clock wrote is in the name of whoever gives it back under its later time',
    '6644989: grant.0.609 sync.1.529 grant.0.144 sync.0.837 jump.1.193 rename.1.803 rename.3.705 entitle.0.891 sync.3.307 add.3.856 backUp.3.257 answer.1.690 rename.2.49 answer.1.606 answer.3.1 answer.0.406 answer.2.682 lose.0.199 restore.1.913',
  ],
  [
    'a list of hundreds of items is given back in calls that the server takes',
    '6253007: backUp.1.753 sync.1.805 delete.3.624 move.1.494 portal.1.769 answer.0.187 restore.1.816',
  ],
  [
    'whoever unticks and renames in one call what they cannot have seen makes it anew',
    '7422967: rename.2.742 restRead.3.733 backUp.3.212 restPatch.3.581 restRead.2.820 remove.1.568 restPatch.3.41 sync.2.230 remove.3.158 restPatch.2.668 restPatch.0.945 answer.1.80 untick.2.772 rename.2.797 restore.3.3',
  ],
  [
    'whoever takes a right away that was away already, unseen, may grant it again after a restore',
    '7500406: grant.2.517 sync.2.483 grant.2.360 backUp.0.609 grant.0.85 lose.3.384 answer.2.379 sync.0.477 restore.1.137 grant.0.501',
  ],
  [
    'whoever is let in anew has not seen what was removed before, and moves nothing of it',
    '20007330: remove.0.136 grant.0.684 move.1.560 sync.0.541 answer.2.537 grant.3.332',
  ],
  [
    'what is given back of a removed item is what its remover left, under the stamp that they knew',
    '20010877: sync.3.311 backUp.0.17 tick.1.413 answer.2.461 answer.2.543 untick.3.87 remove.3.354 remove.3.672 sync.3.728 answer.3.574 restore.0.42',
  ],
  [
    'what was removed before its author was let in is unseen to all of their call',
    '30907062: grant.0.805 tick.2.45 remove.0.489 sync.3.151 grant.0.829 untick.2.677 move.2.781 arrive.1.0 remove.2.287 bringBack.2.941',
  ],
  [
    'a right that two devices took away at once may stay off when one of them grants it again',
    '30713952: jump.2.314 grant.2.600 grant.0.586 sync.0.23 grant.3.330 sync.2.299 tooLarge.1.34 answer.1.134',
  ],
  [
    'a right that another device took away stays off, however often one sets it without having seen that',
    '30890223: entitle.2.195 grant.2.440 grant.2.986 grant.0.946 sync.2.423 sync.0.844 answer.3.297 grant.2.170 grant.2.978',
  ],
  [
    'a name that a wrong clock gave twice does not say who wrote a value',
    '30129500: remove.1.248 jumpServer.0.147 tick.3.948 sync.1.561 sync.2.639 rename.2.212 arrive.0.894 answer.0.791 sync.3.855 backUp.0.38 die.1.268 answer.1.572 untick.3.882 answer.1.284 restore.1.171',
  ],
  [
    'what shows again for its new text alone shows the rest as it was held',
    '30182319: remove.2.79 sync.2.8 tick.3.951 restRead.1.715 sync.3.57 restPatch.2.733 answer.0.370 rename.1.431 add.1.703 crash.0.166 resolve.2.494 sync.3.648 submit.0.602 answer.0.250 answer.2.137',
  ],
  [
    'what a wrong clock wrote may come again after a restore as if it were new',
    '30236922: backUp.3.872 jump.1.168 rename.1.612 jump.1.26 sync.1.98 signOut.3.918 answer.2.522 sync.0.311 answer.3.333 add.2.872 restore.0.793 rename.2.763 move.1.304',
  ],
  [
    'whoever had seen what a wrong clock wrote may lose to it after a restore, and is told',
    '30434570: sync.1.262 sync.1.132 jump.0.821 sync.2.582 backUp.3.286 die.0.22 entitle.3.157 answer.1.678 sync.0.180 arrive.2.662 answer.0.223 jump.0.250 entitle.1.829 restore.2.899',
  ],
  [
    'what is given back while the clock of the server is wrong has a name that nobody has seen',
    '30471314: sync.3.878 remove.2.1 backUp.1.929 sync.2.825 answer.1.430 move.2.762 answer.2.636 sync.3.589 arrive.0.434 jumpServer.0.61 answer.0.113 portal.0.600 restore.3.142 move.3.847',
  ],
  [
    'whoever writes over what was given back under an older name need not be told apart',
    '30767470: sync.3.338 sync.3.906 sync.1.661 remove.1.335 backUp.3.354 rename.1.679 sync.1.799 answer.3.423 answer.0.11 expire.1.206 answer.2.428 rename.1.963 lose.1.84 sync.1.530 remove.1.425 answer.2.597 lose.1.690 answer.1.880 rename.0.133 restore.3.268',
  ],
  [
    'what was added and removed in one call can be brought back once it has left',
    '40115442: add.1.820 sync.0.623 remove.1.24 sync.1.516 answer.1.425 die.1.855 grant.1.768 rename.1.868 choose.1.258 bringBack.1.745',
  ],
  [
    'a removal after a restore may leave what a wrong clock wrote and sends again',
    '40113199: jump.0.965 add.0.512 remove.3.454 backUp.0.398 add.3.623 sync.2.333 arrive.1.562 sync.0.330 sync.1.532 answer.1.853 die.3.278 sync.3.234 restore.1.747 wait.0.319 remove.3.885 call.1.2 answer.1.445',
  ],
  [
    'a right that was off and is taken away again unseen is granted by one tap',
    '50041057: grant.2.758 sync.2.319 sync.0.983 offline.0.517 grant.0.990 answer.1.258 answer.1.512 grant.0.910',
  ],
  [
    'nobody is told of what whoever tries again had seen before it was deleted and restored',
    '50122603: delete.0.805 sync.3.666 arrive.1.966 entitle.1.694 sync.1.198 answer.1.792 undelete.3.827 answer.2.826 decide.1.336',
  ],
  [
    'a right that was taken away and granted again may be there after two restored backups',
    '60000895: sync.2.522 grant.0.546 lose.2.290 backUp.0.23 grant.0.586 answer.3.96 arrive.3.115 restore.1.668 answer.3.366 restore.2.943',
  ],
  [
    'whoever takes away what is off already keeps it off, whatever was granted unseen',
    '60031738: grant.2.264 sync.1.159 sync.2.590 grant.2.656 answer.2.405 grant.3.368 sync.3.351 answer.2.26',
  ],
  [
    'what comes again while the clock of the server is wrong may beat who had seen it',
    '61028865: backUp.2.459 jumpServer.1.393 add.0.5 sync.0.56 sync.2.353 answer.1.431 arrive.1.943 sync.1.467 answer.3.473 restore.3.947 tick.1.12',
  ],
  [
    'a tick may be given back to what was removed over a tick that the backup lacks',
    '61235474: backUp.1.696 tick.1.641 sync.1.965 sync.2.97 answer.1.568 answer.2.129 add.1.877 remove.1.86 signOut.1.110 restore.3.762',
  ],
  [
    'whoever tries a removal again of what they may not see any more has seen what they saw',
    '61335985: grant.0.908 remove.1.351 sync.1.715 sync.2.782 arrive.0.357 answer.1.456 decide.3.230 grant.2.268',
  ],
  [
    'a right that went with another one, in the name of the same device, is granted by it again',
    '61398841: backUp.1.205 sync.2.479 grant.0.386 sync.1.789 answer.1.220 grant.2.456 answer.3.773 restore.0.641 grant.2.58',
  ],
  [
    'a friend who was shut out for a moment after a restore has nothing to give back',
    '61536596: sync.2.427 grant.2.280 backUp.3.924 entitle.1.700 answer.1.918 sync.3.544 expire.2.803 answer.1.903 sync.1.42 grant.2.130 answer.1.485 restore.0.24 answer.2.295 answer.0.422 wait.3.787 sync.1.472',
  ],
  [
    "a friend's item that was removed and brought back may be ticked as before until that has come",
    '61629441: tick.1.471 expire.1.199 sync.1.957 untick.1.805 remove.1.955 answer.3.511 expire.0.565 arrive.2.450 sync.3.960 answer.1.443 answer.0.805 signOut.2.29 remove.3.650 arrange.0.50 tick.1.688 portal.1.953 bringBack.1.24 answer.2.822 answer.1.450',
  ],
  [
    'what is found for something that was given back while the server clock was wrong may yield',
    '61606133: remove.0.603 add.2.126 sync.2.493 backUp.0.409 sync.0.108 answer.2.22 add.0.122 answer.1.231 choose.0.225 restore.3.901 jumpServer.0.59',
  ],
  [
    'a friend who was let in anew has not moved what was removed before',
    '20007330: remove.0.136 move.1.560 sync.0.541 grant.0.684 rename.2.718 answer.2.537 grant.3.332',
  ],
  [
    'an untick by a friend who was let in anew says nothing, though what was removed was not ticked',
    '30907062: grant.0.805 tick.2.45 remove.0.489 sync.3.151 grant.0.829 untick.2.677 sync.2.9 move.2.781 arrive.1.0 remove.2.287 bringBack.2.941',
  ],
  [
    'after a restore whoever has seen a right turned off by one of two may grant it',
    '68603986: grant.2.776 backUp.1.167 restore.2.701 sync.3.238 call.3.820 answer.3.716 grant.0.712 restore.1.303 answer.1.826 answer.1.570 restore.3.799 answer.2.574 answer.1.139 answer.2.148 sync.2.229 grant.0.466',
  ],
  [
    'a right that two grant anew, each after turning it off, is granted',
    '30890223: grant.2.440 grant.2.986 grant.0.946 sync.2.423 sync.0.844 grant.0.946 answer.3.297 grant.2.170 grant.2.978',
  ],
  [
    'a tick whose clock was ahead and was set right changes nothing when it comes again 200 days later',
    '69029862: rename.0.336 sync.0.982 rename.0.769 away.0.923 sync.3.907 away.2.950 sync.0.417 remove.1.109 sync.3.808 crash.2.967 away.1.793 bringBack.3.186 answer.3.804 jump.3.971 tick.3.917 answer.3.15 answer.0.975 arrive.2.116 sync.0.177 answer.0.695 untick.2.647 jump.3.477 away.2.611',
  ],
  [
    'a friend who was let in anew makes anew what they send back from a reading of before',
    '69550032: grant.3.320 rename.0.850 grant.2.924 restRead.1.219 sync.3.348 restPatch.2.669 entitle.0.710 remove.3.593 remove.3.264 sync.0.367 grant.1.774 choose.0.422 rename.2.386 restPatch.2.293 remove.0.386 grant.2.308 wait.0.567',
  ],
  [
    'an untick that was given back after a restore and comes once more may keep what was removed',
    '69590183: signOut.0.718 tick.1.546 sync.1.699 tooLarge.0.835 swap.0.515 backUp.1.471 sync.0.998 portal.2.886 answer.3.600 untick.1.242 sync.1.652 arrive.1.187 answer.3.226 restore.0.491 sync.0.894 answer.1.683 remove.0.244',
  ],
  [
    'whoever writes over what a friend wrote while an answer was under way for hours has seen it',
    '69846931: remove.2.522 remove.2.332 sync.3.91 wait.1.831 answer.3.200 rename.3.544 sync.3.319 away.1.833 arrive.2.854 sync.2.716 sync.3.779 away.1.735 answer.1.390 wait.2.953 arrive.1.980 remove.2.649',
  ],
  [
    'after a restore a wrong clock gives two ticks of one device the same stamp',
    '69915381: remove.1.620 sync.0.153 tick.1.816 remove.0.677 sync.1.931 answer.2.116 jumpServer.0.11 call.1.680 untick.1.247 backUp.0.675 restore.1.823 answer.0.255 backUp.2.214 answer.0.466 restore.2.76 tick.1.872',
  ],
  [
    'an item that is removed a moment after it was added is gone, though the removal comes months later',
    '69399442: away.3.893 sync.2.553 entitle.2.579 unfriend.1.689 answer.2.599 away.2.123 arrive.3.974 thaw.1.92 add.2.3 answer.2.937 remove.0.804 answer.3.59 away.3.107',
  ],
  [
    'a removal with its Undo that comes again after 200 days changes nothing, however wrong the clock of the server',
    '70555378: sync.0.426 sync.2.28 sync.2.944 remove.0.237 bringBack.0.725 sync.3.579 remove.2.165 away.1.497 wait.3.708 answer.0.372 remove.2.245 away.1.111 sync.3.24 sync.2.922 remove.0.67 resolve.1.377 answer.1.191 jumpServer.3.273 remove.2.690',
  ],
  [
    'a tick and an untick that come again 100 days later bring back nothing that was removed since',
    '70565777: sync.3.282 tick.3.386 sync.3.935 portal.2.888 untick.0.300 wait.1.786 sync.1.160 arrive.3.955 sync.2.499 answer.0.426 away.0.745 remove.1.482',
  ],
  [
    'a text whose clock was ahead is gone with its own removal, which comes months later',
    '70577653: sync.2.915 sync.0.413 rename.3.55 sync.0.753 expire.2.99 jump.3.863 answer.1.603 sync.1.823 away.0.67 away.3.758 rename.0.436 sync.0.988 answer.3.618 remove.0.850 remove.1.292 restPatch.0.781 restRead.2.90 answer.0.534 away.1.307',
  ],
  [
    'of two changes that were refused and are tried again the later one stands, also after a crash',
    '72123198: sync.0.814 sync.0.865 grant.2.842 entitle.1.796 sync.1.710 answer.3.652 jump.0.675 choose.1.879 arrive.2.532 answer.2.557 answer.3.904 entitle.3.712 full.1.348 rename.1.972 answer.2.408 answer.0.8 decide.1.707 answer.3.247 decide.1.930',
  ],
  [
    'a value that has lost twice is told again, though its author put it away once',
    '72647526: sync.0.236 remove.1.340 sync.3.686 bringBack.3.160 remove.1.182 answer.3.963 rename.2.886 answer.0.262 bringBack.1.55 remove.1.544 jumpServer.3.357 answer.2.325 answer.0.254 resolve.1.131',
  ],
  [
    'a text that comes once more after a restore makes nothing anew that was removed in between',
    '72823447: backUp.1.583 sync.1.64 sync.2.71 portal.1.94 add.2.456 sync.3.121 sync.3.197 answer.2.568 answer.3.268 rename.2.45 answer.3.351 answer.0.714 arrive.1.820 die.2.192 answer.1.136 remove.0.939 restore.2.219',
  ],
  [
    'what a friend moved on an item that was removed before they were let in does nothing, also once they took it back',
    '30907062: grant.0.805 remove.0.489 sync.3.151 grant.0.829 move.2.781 arrive.1.0 remove.2.287 sync.2.393 bringBack.2.941',
  ],
  [
    'what was written over a value of a clock that was ahead, once that was set back, is the later one after a restored backup, too',
    '73031983: rename.0.424 choose.0.172 backUp.3.217 sync.2.235 answer.3.669 sync.3.370 tick.1.444 answer.0.612 jumpServer.2.257 rename.3.698 answer.1.372 answer.0.230 restore.0.984',
  ],
  [
    'who lets a friend edit recipes without having seen that viewing was taken away does not grant that again',
    '74318997: grant.2.323 offline.1.756 sync.2.23 grant.0.849 answer.3.76 backUp.0.733 sync.0.998 answer.0.923 restore.0.884 grant.2.643',
  ],
  [
    'a form is gone with the changes that were given up when its user signed out',
    '75874133: entitle.3.859 open.1.398 sync.1.103 signOut.1.612 sync.1.711 signOut.3.473 answer.0.624 answer.3.791 submit.3.766',
  ],
  [
    'what a clock that was ahead made the later one is that again once it is given back after a restored backup, also for what comes in the same trip',
    '280333705: jump.1.951 rename.1.614 rename.3.252 call.1.221 backUp.1.761 entitle.0.444 sync.1.867 sync.2.230 arrive.2.898 sync.0.493 answer.0.116 call.3.394 answer.3.350 restore.3.775',
  ],
]
