/// A page or a modal that code outside Wireflow shows in front of screens on stage.
@MainActor
package struct ForeignPresentation {
  /// The name of its view controller.
  package let name: ScreenName
  /// The screens on its stack, or in the region behind it.
  package let screens: [any Screen]
  /// True for a modal, false for a page on a stack.
  package let isModal: Bool
  private let object: ObjectIdentifier

  /// Creates the presentation of a view controller.
  package init(
    of object: AnyObject, title: String, isModal: Bool, inFrontOf screens: [any Screen]
  ) {
    name = ScreenName(typeName: TypeNames.shared[object], title: title)
    self.screens = screens
    self.isModal = isModal
    self.object = ObjectIdentifier(object)
  }

  /// The objects that distinguish it from others.
  var identity: [ObjectIdentifier] { [object] + screens.map { ObjectIdentifier($0) } }
}

/// A backend on which code outside Wireflow can show pages and modals of its own.
@MainActor
package protocol ForeignPresenting: PresentationBackend {
  /// Returns the pages and modals that other code shows at the moment.
  ///
  /// The stage asks before each request. When one of them goes, the backend calls
  /// `Stage.foreignPresentationsChanged()`.
  func foreignPresentations() -> [ForeignPresentation]
}

/// Requests that would change something behind a page or a modal of other code.
extension Stage {
  /// The pages and modals that code outside Wireflow shows.
  var foreignPresentations: [ForeignPresentation] {
    link.foreignPresenter?.foreignPresentations() ?? []
  }

  /// Returns the obstacle that translated requests have to wait for, or nil if they can proceed.
  ///
  /// It has its number, because the request itself could proceed, and would have its turn again and
  /// again.
  func obstacle(beforeTranslated requests: [NavigationRequest], by sent: Submission) -> Obstacle? {
    var obstacle = obstacle(before: requests, by: sent) ?? otherCode(before: requests, by: sent)
    if obstacle?.kind == .wall { obstacle?.number = places.wall.map { Int($0.number) } }
    return obstacle
  }

  /// Returns an obstacle for requests that would change the stack under a page of other code, or the
  /// modals and the alert under a modal of other code.
  ///
  /// The user's own navigation, walls, and events from outside the app do not wait.
  private func otherCode(before requests: [NavigationRequest], by sent: Submission) -> Obstacle? {
    let foreign = foreignPresentations
    guard !foreign.isEmpty, !sent.isByUser, !requests.allSatisfy(\.traits.passesGuards) else {
      return nil
    }
    let before = foreign.map(places.background)
    var attempt = Attempt()
    // The rest of a transaction may install root items in the place of detached ones.
    let after = places.trying {
      readingApp {
        for request in requests where attempt.refusal == nil {
          _ = add(request, of: sent, isAlone: false, to: &attempt)
        }
        return foreign.map(places.background)
      }
    }
    guard attempt.refusal == nil,
      let disturbed = foreign.indices.first(where: { before[$0] != after[$0] })
    else { return nil }
    return Obstacle(kind: .foreign, number: disturbed, foreign: foreign.map(\.identity))
  }

  /// Carries out the requests that no longer wait for a page or a modal of other code.
  package func foreignPresentationsChanged() {
    if queue.isEmpty(.waiting) { return }
    queue.lookAgain()
    finishTurnIfIdle()
  }
}

extension Places {
  /// Returns the numbers of what a page or a modal of other code relies on: all pages of its root
  /// item, or the modals in its window and the alert in front of them.
  fileprivate func background(of foreign: ForeignPresentation) -> [UInt32] {
    guard let page = foreign.screens.lazy.compactMap({ self.page(of: $0) }).first else { return [] }
    guard foreign.isModal else {
      return page.item.map { ($0.detail + $0.list).map(\.number) } ?? []
    }
    guard let region = page.region else { return [] }
    let wall = state.wall(at: region.level)
    let modals = modals.filter { state.wall(at: $0.level) == wall }
    return modals.map(\.number) + (wall == state.wall ? state.alert.map { [$0.number] } ?? [] : [])
  }
}
