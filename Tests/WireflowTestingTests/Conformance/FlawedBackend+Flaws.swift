import Wireflow
import WireflowTesting

extension FlawedBackend {
  enum Flaw: CaseIterable {
    case forgetsPushes, forgetsPops, forgetsRemovals, forgetsReplacements, forgetsSelections
    case forgetsDetails, forgetsEmbedded, ignoresUpdates, ignoresBatches, ignoresTheWholeTree
    case losesAlerts, keepsAlerts, presentsUnderOthers, forgetsDismissals
    case forgetsTheStyleWhenItAdapts, neverMaximizes, keepsThePlayer, leavesTheDrawerOpen
    case drawsNoTitles, drawsNoLabels, drawsNoValues, drawsAllEnabled, drawsNoBadges
    case drawsSecretsTooShort, drawsNoAnswers, drawsNoMessages, drawsNoWayBack, drawsInReverse
    case drawsTheFirstRootSelected, drawsOnlyTransitions, drawsOnlyChanges, isOneBehind
    case drawsOneColumn, drawsNoDrawer, drawsNothing
    case makesViewsAnew, makesViewsAnewWhenItAdapts, dropsViewsBelowTheTop, dropsViewsBehindModals
    case completesTwice, completesTwiceLater, neverCompletesModals, neverCompletesAlerts
    case removesInSilence, reportsTooLittle, reportsTooMuch
    case popsWithoutAsking, dismissesWithoutAsking
    case tellsOfNoSwipe, neverEndsSwipes, endsSwipesAtOnce
    case keepsScreens, keepsPlayers, keepsTheStage, keepsItself
  }
}

extension FlawedBackend.Flaw {
  var law: BackendLaw {
    switch self {
    case .forgetsPushes, .forgetsPops, .forgetsRemovals, .forgetsReplacements, .forgetsSelections,
      .forgetsDetails, .forgetsEmbedded, .ignoresUpdates, .ignoresBatches, .ignoresTheWholeTree,
      .losesAlerts, .keepsAlerts, .presentsUnderOthers, .forgetsDismissals,
      .forgetsTheStyleWhenItAdapts, .neverMaximizes, .keepsThePlayer, .leavesTheDrawerOpen:
      .showsTheStage
    case .drawsNoTitles, .drawsNoLabels, .drawsNoValues, .drawsAllEnabled, .drawsNoBadges,
      .drawsSecretsTooShort, .drawsNoAnswers, .drawsNoMessages, .drawsNoWayBack, .drawsInReverse,
      .drawsTheFirstRootSelected, .drawsOnlyTransitions, .drawsOnlyChanges, .isOneBehind,
      .drawsOneColumn, .drawsNoDrawer, .drawsNothing:
      .drawsTheContent
    case .makesViewsAnew, .makesViewsAnewWhenItAdapts, .dropsViewsBelowTheTop,
      .dropsViewsBehindModals:
      .keepsViews
    case .completesTwice, .completesTwiceLater, .neverCompletesModals, .neverCompletesAlerts:
      .completesOnce
    case .removesInSilence, .reportsTooLittle, .reportsTooMuch: .tellsTheStage
    case .popsWithoutAsking, .dismissesWithoutAsking: .asksTheStage
    case .tellsOfNoSwipe, .neverEndsSwipes, .endsSwipesAtOnce: .holdsGestures
    case .keepsScreens, .keepsPlayers, .keepsTheStage, .keepsItself: .leaksNothing
    }
  }
}
