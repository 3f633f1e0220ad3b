/// The facts about a request that decide when it has its turn.
@MainActor
struct RequestTraits {
  /// The screens that it would bring on stage.
  var newcomers: [any Screen] = []
  /// The screens that it names beside those, the sender first.
  var others: [any Screen] = []
  /// True when it shows something in front of everything, so that it waits behind an alert.
  var comesToTheFront = false
  /// True when no guard is asked about it: an answer, or what comes from outside the app.
  var passesGuards = false

  /// True when it is the base's wireframe that translates it, unless it names a screen elsewhere.
  var concernsTheBase = false

  /// The screens that it names, the new ones first.
  var screens: [any Screen] { newcomers + others }
}

extension RequestTraits {
  /// Creates the traits of several requests that have one turn.
  init(_ several: [RequestTraits]) {
    self.init(
      newcomers: several.flatMap(\.newcomers), others: several.flatMap(\.others),
      comesToTheFront: several.contains(where: \.comesToTheFront),
      passesGuards: several.allSatisfy(\.passesGuards),
      concernsTheBase: several.contains(where: \.concernsTheBase))
  }
}

extension NavigationRequest {
  /// The one description of each request, where a new one gets its line.
  var traits: RequestTraits {
    switch self {
    case .install(let items, _): RequestTraits(others: items, concernsTheBase: true)
    case .update(let items, let screen):
      RequestTraits(others: (screen.map { [$0] } ?? []) + items, concernsTheBase: true)
    case .push(let screen, let sender), .show(let screen, let sender),
      .showDetail(let screen, let sender), .embed(let screen, let sender),
      .replace(let sender, let screen):
      RequestTraits(newcomers: [screen], others: [sender])
    case .present(let screen, let sender, _, _):
      RequestTraits(
        newcomers: [screen], others: sender.map { [$0] } ?? [], comesToTheFront: true)
    case .presentRootItems(let items, _, let sender, _, _):
      RequestTraits(newcomers: items, others: sender.map { [$0] } ?? [], comesToTheFront: true)
    case .setStack(let screens, let screen): RequestTraits(others: [screen] + screens)
    case .select(let screen), .pop(let screen), .popTo(let screen), .popToRoot(let screen),
      .dismiss(let screen), .hide(let screen), .remove(let screen):
      RequestTraits(others: [screen])
    case .alert(_, let screen, _): RequestTraits(others: [screen], comesToTheFront: true)
    case .installPlayer(let player, _): RequestTraits(others: [player])
    case .adapt: RequestTraits(passesGuards: true, concernsTheBase: true)
    case .closeAlert, .flush: RequestTraits(passesGuards: true)
    case .transaction(let transaction):
      transaction.proposal == nil
        ? RequestTraits(transaction.requests.map(\.traits)) : RequestTraits()
    case .goBack, .dismissAll, .removePlayer, .minimize, .maximize, .openDrawer, .closeDrawer:
      RequestTraits()
    }
  }

  /// The screens that it may bring on stage.
  var arrivals: [any Screen] {
    switch self {
    case .setStack(let screens, _): screens
    case .installPlayer(let player, _): [player]
    case .transaction(let transaction): transaction.requests.flatMap(\.arrivals)
    case .install, .update, .select, .push, .pop, .popTo, .popToRoot, .replace, .present,
      .presentRootItems, .showDetail, .embed, .remove, .goBack, .dismiss, .dismissAll, .alert,
      .closeAlert, .show, .hide, .removePlayer, .minimize, .maximize, .openDrawer, .closeDrawer,
      .adapt, .flush:
      traits.newcomers + newRoots
    }
  }

  /// The root screens that it brings, in the base or in a modal.
  var newRoots: [any Screen] {
    switch self {
    case .install(let items, _), .update(let items, _), .presentRootItems(let items, _, _, _, _):
      items
    case .transaction(let transaction): transaction.requests.flatMap(\.newRoots)
    case .select, .push, .pop, .popTo, .popToRoot, .replace, .present, .showDetail, .embed,
      .remove, .setStack, .goBack, .dismiss, .dismissAll, .alert, .closeAlert, .show, .hide,
      .installPlayer,
      .removePlayer, .minimize, .maximize, .openDrawer, .closeDrawer, .adapt, .flush:
      []
    }
  }
}
