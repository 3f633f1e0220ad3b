@testable import Wireflow

/// A request that is read from words, such as `F: push P from A`.
@MainActor
struct AskedInWords {
  let request: NavigationRequest
  private(set) var asker = Asker()
  /// The flow that asks, before a colon; `user` for the user.
  private(set) var flow: String?

  init(_ words: String, in room: RefereeRoom) {
    var parts = words.split(separator: " ").map(String.init)
    if let first = parts.first, first.hasSuffix(":") {
      flow = String(parts.removeFirst().dropLast())
      asker.isByUser = flow == "user"
    }
    let verb = parts.removeFirst()
    func follows(_ word: String) -> String? {
      guard let place = parts.firstIndex(of: word), place + 1 < parts.count else { return nil }
      let found = parts[place + 1]
      parts.removeSubrange(place...(place + 1))
      return found
    }
    let container = follows("in").map { WireframeContainer.inWords($0) }
    let sender = follows("from").map(room.screen)
    let other = follows("with").map(room.screen)
    let host = follows("into").map(room.screen)
    let around = follows("around").map(room.screen)
    let isLocked = parts.contains("locked")
    parts.removeAll { $0 == "locked" }
    let pages = parts.map(room.page)
    let screen = parts.first.map(room.screen) ?? room.page("X")
    let from = sender ?? room.page("X")
    asker.facts = [.controls(room.screen("Controls"), of: screen)]
    if let container, let first = pages.first {
      asker.facts.append(.container(container, of: first))
    }
    request =
      switch verb {
      case "install": .install(pages, in: container)
      case "update": .update(pages, of: around)
      case "select": .select(screen)
      case "push": .push(screen, from: from)
      case "pop": .pop(screen)
      case "popTo": .popTo(screen)
      case "popToRoot": .popToRoot(of: screen)
      case "replace": .replace(screen, with: other ?? from)
      case "showDetail": .showDetail(screen, from: from)
      case "embed": .embed(screen, in: host ?? from)
      case "remove": .remove(screen)
      case "setStack": .setStack(Array(pages.dropFirst()), of: screen)
      case "present" where container == nil:
        .present(screen, from: sender, style: .automatic, dismissButton: isLocked ? nil : .done)
      default: Self.plain(verb, pages, screen, sender, container)
      }
  }

  private static func plain(
    _ verb: String, _ pages: [PageScreen], _ screen: any Screen, _ sender: (any Screen)?,
    _ container: WireframeContainer?
  ) -> NavigationRequest {
    switch verb {
    case "present":
      .presentRootItems(
        pages, through: Nowhere(), from: sender, style: .automatic, dismissButton: .done)
    case "dismiss": .dismiss(screen)
    case "dismissAll": .dismissAll
    case "goBack": .goBack
    case "hide": .hide(screen)
    case "alert": .alert(AlertContent(title: "Alert"), from: sender ?? screen, onAnswer: nil)
    case "closeAlert": .closeAlert(nil)
    case "installPlayer":
      .installPlayer(screen as? any FullscreenMinimizable ?? Nobody(), animated: true)
    case "removePlayer": .removePlayer(animated: true)
    case "minimize": .minimize(animated: true)
    case "maximize": .maximize(animated: true)
    case "openDrawer": .openDrawer
    case "closeDrawer": .closeDrawer
    case "adapt": .adapt(.regular, in: container)
    default: .flush
    }
  }

  /// A wireframe that nobody asks: the referee is told the container.
  private final class Nowhere: ApplicationWireframe {
    let stage = Stage(backend: TextRecorder(), scheduler: ManualScheduler())

    func translate(_ request: NavigationRequest) -> Translation { .request(request) }
  }

  /// A player that stands in where no player is named.
  private final class Nobody: FullscreenMinimizable {
    let title = "Nobody"
    let minimizedControls: any Screen = PageScreen("Nobody's controls")
    var onMinimizedPlayerPressed: (() -> Void)?
  }
}

extension WireframeContainer {
  /// A container by a word: `tabs`, `drawer` or `columns`.
  fileprivate static func inWords(_ word: String) -> Self {
    WireframeContainer(
      name: word, rootNavigation: word == "drawer" ? .drawer : .tabs,
      columns: word == "columns" ? 2 : 1, modalStyle: compactModalStyle)
  }
}
