/// One visible consequence of a request, which the log tells and a backend shows.
///
/// The state makes it of numbers, and the log of names.
package enum VisibleChange<Screen, Title> {
  /// Root items were installed, in a container.
  case install(in: String, [Title])
  /// Everything moved to another container.
  case adapt(to: String, [Title])
  /// The root items of a container were replaced.
  case update(in: String, [Title])
  /// A root item was selected.
  case select(Title)
  /// Root items were detached.
  case detach([Title])
  /// Detached root items were attached again.
  case attach([Title])
  /// Detached root items were dropped.
  case drop([Title])
  /// A screen was pushed onto the stack of a root.
  case push(Screen, onto: Title)
  /// A screen was popped.
  case pop(Screen)
  /// Everything above a screen was popped.
  case popTo(Screen)
  /// Screens left the middle of the stack of a root.
  case remove([Screen], from: Title)
  /// A screen replaced another one.
  indirect case replace(Screen, with: Screen)
  /// A screen became the only one of the detail beside the list of a root.
  case showDetail(Screen, beside: Title)
  /// A screen was embedded in another one.
  indirect case embed(Screen, in: Screen)
  /// An embedded screen was removed from its host.
  case unembed(Screen)
  /// A modal was presented, or came to the front again.
  ///
  /// A new one with root items names their container.
  indirect case present(
    Screen, over: Screen?, style: ModalStyle, dismissButton: ModalDismissButtonStyle?,
    in: String? = nil, [Title] = [])
  /// A modal was dismissed.
  case dismiss(Screen)
  /// The player was removed.
  case removePlayer(Screen)
  /// The player was minimized.
  case minimize(Screen)
  /// The player was maximized.
  case maximize(Screen)
  /// The drawer opened.
  case openDrawer
  /// The drawer closed.
  case closeDrawer
}

extension VisibleChange: Equatable where Screen: Equatable, Title: Equatable {}
extension VisibleChange: Hashable where Screen: Hashable, Title: Hashable {}
extension VisibleChange: Sendable where Screen: Sendable, Title: Sendable {}

extension VisibleChange {
  /// Returns the change with other values for its screens, and for the screens that it names by
  /// their titles.
  func map<NewScreen, NewTitle>(
    _ screen: (Screen) -> NewScreen, _ title: (Title) -> NewTitle
  ) -> VisibleChange<NewScreen, NewTitle> {
    switch self {
    case .install(let container, let roots): .install(in: container, roots.map(title))
    case .adapt(let container, let roots): .adapt(to: container, roots.map(title))
    case .update(let container, let roots): .update(in: container, roots.map(title))
    case .select(let root): .select(title(root))
    case .detach(let roots): .detach(roots.map(title))
    case .attach(let roots): .attach(roots.map(title))
    case .drop(let roots): .drop(roots.map(title))
    case .push(let new, let root): .push(screen(new), onto: title(root))
    case .pop(let old): .pop(screen(old))
    case .popTo(let below): .popTo(screen(below))
    case .remove(let old, let root): .remove(old.map(screen), from: title(root))
    case .replace(let old, let new): .replace(screen(old), with: screen(new))
    case .showDetail(let new, let root): .showDetail(screen(new), beside: title(root))
    case .embed(let new, let host): .embed(screen(new), in: screen(host))
    case .unembed(let old): .unembed(screen(old))
    case .present(let new, let below, let style, let button, let container, let roots):
      .present(
        screen(new), over: below.map(screen), style: style, dismissButton: button, in: container,
        roots.map(title))
    case .dismiss(let old): .dismiss(screen(old))
    case .removePlayer(let player): .removePlayer(screen(player))
    case .minimize(let player): .minimize(screen(player))
    case .maximize(let player): .maximize(screen(player))
    case .openDrawer: .openDrawer
    case .closeDrawer: .closeDrawer
    }
  }

  /// The kind of change for a backend.
  var verb: PresentationTransition.Change.Verb {
    switch self {
    case .install: .install
    case .adapt: .adapt
    case .update, .detach, .attach, .drop: .update
    case .select: .select
    case .push: .push
    case .pop, .popTo: .pop
    case .remove: .remove
    case .replace: .replace
    case .showDetail: .showDetail
    case .embed: .embed
    case .unembed: .unembed
    case .present: .present
    case .dismiss: .dismiss
    case .removePlayer: .removePlayer
    case .minimize: .minimize
    case .maximize: .maximize
    case .openDrawer: .openDrawer
    case .closeDrawer: .closeDrawer
    }
  }

  /// True if a backend can show the change in more than one way.
  var takesStyle: Bool {
    switch self {
    case .removePlayer, .minimize, .maximize, .openDrawer, .closeDrawer: false
    default: true
    }
  }
}

extension VisibleChange where Screen == ScreenName, Title == String {
  /// Writes the line of the log.
  func write(to text: inout LineWriter) {
    switch self {
    case .install(let container, let titles):
      text.add("install \(container.plainOrLiteral): ", titles)
    case .adapt(let container, let titles):
      text.add("adapt to \(container.plainOrLiteral): ", titles)
    case .update(let container, let titles):
      text.add("update \(container.plainOrLiteral): ", titles)
    case .select(let title): text.add("select ", title)
    case .detach(let titles): text.add("detach ", titles)
    case .attach(let titles): text.add("attach ", titles)
    case .drop(let titles): text.add("drop ", titles)
    case .push(let screen, let stack):
      text.add("push ", screen)
      text.add(" onto ", stack)
    case .pop(let screen): text.add("pop ", screen)
    case .popTo(let screen): text.add("pop to ", screen)
    case .remove(let screens, let stack):
      text += "remove \(screens.map(\.description).joined(separator: ", "))"
      text.add(" from ", stack)
    case .replace(let old, let new):
      text.add("replace ", old)
      text.add(" with ", new)
    case .showDetail(let screen, let list):
      text.add("show detail ", screen)
      text.add(" beside ", list)
    case .embed(let screen, let host):
      text.add("embed ", screen)
      text.add(" in ", host)
    case .unembed(let screen): text.add("remove ", screen)
    case .present(let screen, let below, let style, let button, let container, let titles):
      text.add("present ", screen)
      if let below { text.add(" over ", below) }
      text += " as \(style.description), "
      text += button.map { "dismiss button \($0.displayableString)" } ?? "no dismiss button"
      if let container { text.add(", \(container.plainOrLiteral): ", titles) }
    case .dismiss(let screen): text.add("dismiss ", screen)
    case .removePlayer(let player): text.add("remove player ", player)
    case .minimize(let player): text.add("minimize ", player)
    case .maximize(let player): text.add("maximize ", player)
    case .openDrawer: text += "open drawer"
    case .closeDrawer: text += "close drawer"
    }
  }
}

extension LineWriter {
  mutating func add(_ words: String, _ screen: ScreenName) {
    self += words
    screen.write(to: &self)
  }

  mutating func add(_ words: String, _ title: String) {
    self += words
    self += title.plainOrLiteral
  }

  mutating func add(_ words: String, _ titles: [String]) {
    self += words
    for (place, title) in titles.enumerated() { add(place > 0 ? ", " : "", title) }
  }
}
