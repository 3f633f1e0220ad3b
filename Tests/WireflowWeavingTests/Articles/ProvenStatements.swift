/// The statements of the article "Compared with Weavy and RxFlow", with the tests that prove what it
/// says about Wireflow.
let provenStatements: [(statement: String, tests: [String])] = [
  (
    "A subject replays the last weft that was sent, and only that one.",
    [
      "replaysTheLastWeftToTheFirstListener", "tellsHowManyWeftsAWarpHasMissed",
      "tellsWhatAnyOfThemHasMissed", "replaysNothingToALaterListener",
    ]
  ),
  (
    "The framework notifies a stepper when it may begin (`readyToEmitSteps`).",
    ["letsAWeftableBeginOnceItIsListenedTo"]
  ),
  (
    "`SingleWeftable` bootstraps a warp.",
    ["hasTheWeftOfASingleWeftable"]
  ),
  (
    "Several weftables become one: all first wefts in order, then the merge.",
    [
      "sendsAllFirstWeftsInOrderAndThenWhatAnySends", "letsEachOfThemBeginOnce",
      "stopsListeningWhenItIsGone",
    ]
  ),
  (
    "`knit` returns stitches; a weft without meaning in this warp returns none.",
    ["knitsThenCarriesOutTheStitches", "writesThatAWeftLeadsNowhere"]
  ),
  (
    "Several stitches are several navigations at once.",
    ["mergesSeveralStitchesIntoOneTransition"]
  ),
  (
    "The talk's stitch has a presentation style, which defaults to root.",
    [
      "pushesFromTheScreenThatSent", "popsUp", "showsAsTheWireframeHasIt", "replacesTheSender",
      "installsRootsTogether",
    ]
  ),
  (
    """
    RxFlow embeds flows by hand: you put the flow's view controllers into a tab bar, a split or \
    a container.
    """,
    [
      "holdsWarpsThatEndWithIt", "endsTheWarpOfTheDetailThatItReplaces",
      "standsInItsHostAndActsForIt",
    ]
  ),
  (
    "In 1.0.0 a stitch only names the weftable to listen to.",
    ["listensToWhatTheWarpHasPresentedItself", "givesAWarpTheHeadThatItsParentPushed"]
  ),
  (
    "A head must always be the same instance.",
    ["weavesWarpsWithoutHeads"]
  ),
  (
    "willKnit, knit, didKnit, then the stitches.",
    [
      "knitsThenCarriesOutTheStitches", "tellsWhatIsKnitByStreams", "endsTheStreamsWithTheLoom",
      "escapesWhatAWeftCarries",
    ]
  ),
  (
    "The root sees each knitting in the whole tree.",
    ["forwardsToTheParent"]
  ),
  (
    "Listening begins when a screen is first visible.",
    [
      "waitsForTheFirstTimeThatTheScreenIsVisible", "listensFromTheBeginningToWhatIsVisibleAtOnce",
    ]
  ),
  (
    "Wefts of a hidden screen are dropped.",
    [
      "dropsWhatAHiddenScreenSends", "listensAgainWhenTheScreenIsVisibleAgain",
      "listensWhileAnAlertStandsInFront", "dropsTheSecondOfTwoTapsBothWays",
    ]
  ),
  (
    "Two flags of RxFlow let steps pass while a screen is hidden or dismissed.",
    [
      "keepsWhatAHiddenScreenSendsUntilItIsVisible", "knitsAtOnceWhatAHiddenScreenSends",
      "goesOnListeningToPagesThatHaveLeft", "goesOnListeningToAViewModelWhosePageIsGone",
      "tellsWhatWasKeptWhenTheWarpEnds",
    ]
  ),
  (
    "Listening stops at the dismissal.",
    ["stopsWhenTheScreenHasLeft"]
  ),
  (
    "Weavy pauses a warp's own weftable, RxFlow does not.",
    ["listensToAWarpsOwnWeftableWhileItIsHidden"]
  ),
  (
    "A warp ends only at `dismiss(animated:)`, never by the back button.",
    ["endsWhenItsLastScreenLeaves", "endsWhenItsLastScreenIsSwipedAway"]
  ),
  (
    "A cancelled swipe must not end a warp.",
    ["livesOnWhenASwipeIsBrokenOff", "livesOnWhenASwipeIsRefused"]
  ),
  (
    "An index identifies warps, which is wrong once they end out of order.",
    ["endsInAnyOrder", "weavesAWarpOnce"]
  ),
  (
    "A flow is not released inside a navigation controller.",
    ["isReleasedWithAllItsScreensFromTheMiddleOfAStack"]
  ),
  (
    "A coordinator outlives its flow, or siblings stay.",
    [
      "isFreedWithTheController", "isFreedWithTheControllerEvenIfItExpressesItsWeftsItself",
      "endsWithItsParent", "forgetsWarpsWhoseInstallIsRefused",
      "listensToAScreenThatAGuardHeldBack", "startsWarpsWhoseHeadsAGuardHeldBack",
    ]
  ),
  (
    "`.end` notifies the parent and leaves the screens to it.",
    [
      "endsByAStitchAndTellsItsParentOnceItsScreensHaveLeft", "tellsAParentThatHasNoScreenOfItsOwn",
      "tellsTheParentOnceTheScreensHaveLeftAfterAnAlertsAnswer", "leavesItsScreensToItsParent",
    ]
  ),
  (
    "A flow may end while it navigates.",
    ["dropsItsStitchesWhenItEndsWhileItKnits"]
  ),
  (
    "A flow forwards a step to itself later, and to its parent at once.",
    [
      "knitsWhatIsSentMeanwhileAfterwards", "forwardsToTheParent",
      "carriesOutEachWeftBeforeTheNext", "startsAWarpWhoseParentHearsAnAlertsAnswer",
    ]
  ),
  (
    "A flow that keeps forwarding to itself hangs.",
    [
      "endsAfterAThousandWefts", "endsWhenTheWarpWaitsForNothing",
      "letsTheAppGoOnWhileAWarpWaitsForEver", "beginsAnewWhenTimePasses", "doesNotCountWhatWasKept",
    ]
  ),
  (
    "`adapt` redirects or waits.",
    [
      "redirectsToAnotherWeftWithoutAskingAgain", "refusesWithAReason",
      "waitsWhileTheNextWeftsWaitInOrderAndOthersGoOn",
      "knitsAfterWaitingEvenIfTheScreenThatSentHasLeft", "givesUpWhenTheWarpEndsMeanwhile",
      "givesUpWhenTheWarpEndsBeforeItWaits",
    ]
  ),
  (
    "An error in `adapt` navigates by a meaningless step.",
    ["logsAnErrorInsteadOfLosingTheWeft"]
  ),
  (
    "A step from outside is broadcast, with undefined order among children.",
    [
      "reachAllWarpsParentsFirst", "presentFromTheTopOfTheWarpsStack",
      "reachWarpsOfATypeWhileTheyAreHidden", "doNotWaitForWarpsOfOtherTypes",
    ]
  ),
  (
    "A step that arrives before the flow is ready is dropped.",
    [
      "areKeptInOrderUntilTheirWarpIsReady", "stayInOrderWhenOneIsSentTheMomentTheirWarpIsReady",
      "areKeptUntilTheAppHasLaunched", "areKeptForTheNextWarpOnceOneHasEnded",
      "keepsALinkUntilTheListIsThere",
    ]
  ),
  (
    "`whenReady` takes up to three warps, `Flows.use` five or an array, and traps on a wrong type.",
    ["handsOverTypedHeadsOfAnyNumberOfWarps"]
  ),
  (
    "A warp is ready when its first stitch has been processed.",
    [
      "installsTheHeadsOfWarpsBeforeTheirFirstWefts", "givesTheFirstWarpTheHeadThatTheAppInstalls",
      "knitsFirstWhereThatIsAsked",
    ]
  ),
  (
    "A flow with child flows is ready when they are.",
    ["waitsForTheWarpsThatTheFirstWeftLedTo"]
  ),
  (
    "A callback for readiness never runs if the warp is ready already.",
    [
      "handsOverAtOnceWhatIsReadyAlready", "doesNothingWhenOneEndsFirst",
      "forgetsWarpsWhoseCompanionNeverComes",
    ]
  ),
  (
    "`Loom(fromRootWindow:)`, `weave(withStitch:)`, `coordinate(flow:with:)`.",
    [
      "weavesBelowACoordinator", "livesUntilItsWorkHasItsTurn", "logsWhatComesAfterItsEnd",
      "startsOrdinaryFlowsFromWarps", "refusesAWarpThatAFlowStarts", "knitsWhatAnAlertsAnswerSends",
    ]
  ),
  (
    """
    The demos: key first, tabs, popups, split settings, alerts, log out, a filter by `adapt`, a \
    link.
    """,
    [
      "comesToTheSameOnEveryWireframe", "showsTheDashboardAtOnceWhenTheKeyIsKnown",
      "showsListAndDetailOfTheSettingsSideBySide", "leavesNothingBehindAndPlaysAgain",
    ]
  ),
]
