/// The properties of a request: its phrase in the log, and the facts that decide when it can run.
@MainActor
struct RequestTraits {
  /// Reads titles, and returns the log's phrase for the request.
  let phrase: () -> String
  /// The screens that it brings on stage, or keeps there in another order.
  var newcomers: [any Screen] = []
  /// The other screens that it names, sender first.
  var others: [any Screen] = []
  /// The root screens that it brings, in the base or in a modal.
  var roots: [any Screen] = []
  /// The screens that it may bring on stage.
  var arrivals: [any Screen] = []
  /// True if it shows something in front of everything, and therefore waits behind an alert.
  var comesToTheFront = false
  /// True if no guard decides about it: an answer, or an event from outside the app.
  var passesGuards = false
  /// True if the base's wireframe translates it, unless it names a screen elsewhere.
  var concernsTheBase = false
  /// True if a transaction carries it out at its turn, without trying it out before.
  var isDeferred = false

  init(
    _ phrase: @autoclosure @escaping () -> String, new newcomers: [any Screen] = [],
    about others: [any Screen] = [], roots: [any Screen] = [], alsoBrings more: [any Screen] = [],
    comesToTheFront: Bool = false, passesGuards: Bool = false, concernsTheBase: Bool = false,
    isDeferred: Bool = false
  ) {
    self.phrase = phrase
    self.newcomers = newcomers
    self.others = others
    self.roots = roots
    self.comesToTheFront = comesToTheFront
    self.passesGuards = passesGuards
    self.concernsTheBase = concernsTheBase
    self.isDeferred = isDeferred
    arrivals = newcomers + roots + more
  }

  /// Creates the traits of several requests that share one turn.
  init(_ several: [RequestTraits], _ phrase: @autoclosure @escaping () -> String) {
    self.init(
      phrase(), new: several.flatMap(\.newcomers), about: several.flatMap(\.others),
      comesToTheFront: several.contains(where: \.comesToTheFront),
      passesGuards: several.allSatisfy(\.passesGuards),
      concernsTheBase: several.contains(where: \.concernsTheBase), isDeferred: true)
    roots = several.flatMap(\.roots)
    arrivals = several.flatMap(\.arrivals)
  }

  /// The screens that it names, newcomers first.
  var screens: [any Screen] { newcomers + others }
}

extension NavigationRequest {
  /// The traits of each kind of request.
  ///
  /// A new kind gets its line here.
  @MainActor
  var traits: RequestTraits {
    func name(_ screen: any Screen) -> ScreenName { ScreenName(of: screen) }
    // The titles after a space, separated by commas, or an empty string without items.
    func titles(_ items: [any Screen]) -> String {
      let titles = items.map { $0.representation.title.plainOrLiteral }
      return items.isEmpty ? "" : " " + titles.joined(separator: ", ")
    }
    return switch self {
    case .install(let items, _):
      .init("install" + titles(items), about: items, roots: items, concernsTheBase: true)
    case .update(let items, let screen):
      .init(
        "update" + titles(items), about: (screen.map { [$0] } ?? []) + items, roots: items,
        concernsTheBase: true)
    case .select(let screen):
      .init("select \(screen.representation.title.plainOrLiteral)", about: [screen])
    case .push(let screen, let sender):
      .init("push \(name(screen))", new: [screen], about: [sender])
    case .pop(let screen): .init("pop \(name(screen))", about: [screen])
    case .popTo(let screen): .init("pop to \(name(screen))", about: [screen])
    case .popToRoot(let screen): .init("pop to root of \(name(screen))", about: [screen])
    case .replace(let old, let new):
      .init("replace \(name(old)) with \(name(new))", new: [new], about: [old])
    case .present(let screen, let sender, _, _):
      .init(
        "present \(name(screen))", new: [screen], about: sender.map { [$0] } ?? [],
        comesToTheFront: true)
    case .presentRootItems(let items, _, let sender, _, _):
      .init(
        items.first.map { "present \(name($0))" } ?? "present root items", new: items,
        about: sender.map { [$0] } ?? [], roots: items, comesToTheFront: true)
    case .showDetail(let screen, let sender):
      .init("show detail \(name(screen))", new: [screen], about: [sender])
    case .embed(let screen, let host):
      .init("embed \(name(screen)) in \(name(host))", new: [screen], about: [host])
    case .remove(let screen): .init("remove \(name(screen))", about: [screen])
    case .setStack(let screens, let screen):
      .init("set stack of \(name(screen))", new: screens, about: [screen])
    case .goBack: .init("go back")
    case .dismiss(let screen): .init("dismiss \(name(screen))", about: [screen])
    case .dismissAll: .init("dismiss all")
    case .returnToRoot: .init("return to root", concernsTheBase: true)
    case .showPlace(let screens, let root):
      .init("show place \(name(screens.last ?? root))", new: screens, about: [root])
    case .detach(let roots?, _):
      .init("detach" + titles(roots), about: roots, concernsTheBase: true)
    case .detach(nil, _): .init("detach all", concernsTheBase: true)
    case .attach(let saved): .init("attach" + titles(saved.rootScreens), concernsTheBase: true)
    case .alert(let alert, let screen, _):
      .init(
        "\(alert.style.rawValue) \(alert.title.literal)", about: [screen], comesToTheFront: true,
        isDeferred: true)
    case .closeAlert: .init("close alert", passesGuards: true)
    case .showNotice(let notice, _):
      .init("notice \(notice.text.literal)", passesGuards: true)
    case .closeNotice: .init("close notice", passesGuards: true)
    case .show(let screen, let sender, _, _):
      .init("show \(name(screen))", new: [screen], about: [sender])
    case .hide(let screen): .init("hide \(name(screen))", about: [screen])
    case .installPlayer(let player, _):
      .init("install player \(name(player))", about: [player], alsoBrings: [player])
    case .removePlayer: .init("remove player")
    case .minimize: .init("minimize")
    case .maximize: .init("maximize")
    case .openDrawer: .init("open drawer")
    case .closeDrawer: .init("close drawer")
    case .adapt(let formFactor, _):
      .init("adapt \(formFactor.rawValue)", passesGuards: true, concernsTheBase: true)
    case .openWindow(let link, _): .init("open window \(link.literal)", comesToTheFront: true)
    case .closeWindow: .init("close window")
    case .flush: .init("flush", passesGuards: true, isDeferred: true)
    case .transaction(let transaction): transaction.traits
    }
  }

  /// True if it raises a wall.
  var raisesWall: Bool {
    if case .present(_, _, .wall?, _) = self { return true }
    if case .presentRootItems(_, _, _, .wall, _) = self { return true }
    return false
  }
}
