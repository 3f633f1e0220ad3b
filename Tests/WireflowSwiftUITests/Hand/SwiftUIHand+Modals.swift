import Wireflow
import WireflowSwiftUI

/// What `sheet(item:)` and its kin do with their items, and what alerts do.
extension SwiftUIHand {
  func showModals() {
    for layer in frame.layers where !isReplaced(layer) { showModals(of: layer) }
    // The window of a wall takes its modals along.
    let known = Set(
      frame.layers.compactMap { $0.levels.first.map { ObjectIdentifier($0.presenter) } })
    modals = modals.filter { known.contains($0.key) }
  }

  private func showModals(of layer: Frame.Layer) {
    guard let root = layer.levels.first?.presenter else { return }
    let (key, wanted) = (ObjectIdentifier(root), layer.modals)
    let shown = modals[key] ?? []
    if let place = shown.indices.first(where: { place in
      !wanted.indices.contains(place) || wanted[place] !== shown[place].modal
    }) {
      modals[key] = Array(shown[..<place])
      dismiss(shown[place])
    }
    for place in (modals[key]?.count ?? 0)..<max(modals[key]?.count ?? 0, wanted.count) {
      guard present(wanted[place], at: place, of: layer, key) else { return }
    }
  }

  /// Presents a modal, and returns false if that is not possible now.
  private func present(
    _ modal: ModalModel, at place: Int, of layer: Frame.Layer, _ key: ObjectIdentifier
  ) -> Bool {
    let presenter = layer.levels[place].presenter
    if state.movements > 0 || alert != nil {
      complain("a sheet was presented while another one or an alert was there")
      if !habits.contains(.losesWhileMoving) { later(200) { $0.showModals() } }
      return false
    }
    if !state.failed.contains(modal.id), happens(.cannotPresent, 40) {
      state.failed.insert(modal.id)
      later(0) { $0.writeNil(presenter) }
      return false
    }
    state.movements += 1
    modals[key, default: []].append(ShownModal(modal: modal, presenter: presenter))
    for stack in layer.levels[place + 1].region?.roots.flatMap(\.stacks) ?? [] { show(stack) }
    later(16) { hand in
      if hand.happens(.appearNever, 33) { return }
      hand.model.appeared(modal)
    }
    later(420) { $0.state.movements -= 1 }
    if modal.kind == .cover, habits.contains(.leavesUnderCovers) {
      later(420) { hand in
        guard hand.model.modals.contains(where: { $0 === modal }) else { return }
        hand.model.disappeared()
      }
    }
    return true
  }

  func dismiss(_ shown: ShownModal) {
    state.movements += 1
    let (number, presenter) = (shown.modal.presentation, shown.presenter)
    if shown.modal.kind == .cover { model.isOnScreen = true }
    later(350) { hand in
      hand.state.movements -= 1
      if hand.habits.contains(.nilTwice) { hand.writeNil(presenter) }
      if hand.happens(.dismissNever, 50) { return }
      let late = hand.habits.contains(.dismissLate) ? 500 : 0
      hand.later(late) { $0.model.disappeared(presentation: number) }
    }
  }

  func writeNil(_ presenter: PresenterModel) {
    presenter.sheet = nil
    presenter.cover = nil
    presenter.popover = nil
  }

  // MARK: - Walls

  /// True if a wall has taken the place of a layer's views.
  func isReplaced(_ layer: Frame.Layer) -> Bool {
    guard walls == .inPlace, let front = frame.layers.last else { return false }
    return front.wall !== layer.wall
  }

  /// Lets views go that a wall has taken the place of, and lets them come again.
  func replaceContents() {
    for layer in frame.layers {
      guard let presenter = layer.levels.first?.presenter else { continue }
      let key = ObjectIdentifier(presenter)
      guard isReplaced(layer) else {
        if state.replaced.remove(key) != nil { comeAgain(layer, key) }
        continue
      }
      guard state.replaced.insert(key).inserted else { continue }
      for shown in (modals[key] ?? []).reversed() where habits.contains(.nilBehindWalls) {
        later(0) { $0.writeNil(shown.presenter) }
      }
      modals[key] = []
      for stack in layer.levels.compactMap(\.region).flatMap(\.roots).flatMap(\.stacks) {
        stacks[ObjectIdentifier(stack.stack)] = nil
      }
    }
  }

  /// Views that come again begin with what their bindings say, modals in modals included.
  private func comeAgain(_ layer: Frame.Layer, _ key: ObjectIdentifier) {
    modals[key] = zip(layer.modals, layer.levels).map {
      ShownModal(modal: $0, presenter: $1.presenter)
    }
    for modal in layer.modals { model.appeared(modal) }
  }

  // MARK: - Alerts

  func showAlert() {
    // Behind the window of a wall it is of no account.
    let alerts = frame.layers.last?.levels.compactMap(\.alert) ?? []
    let wanted = frame.layers.last?.levels.last?.alert
    readFadingTitle()
    if alerts.count > (wanted == nil ? 0 : 1) { complain("an alert is not in front") }
    guard wanted !== alert else { return }
    if state.movements > 0, wanted != nil {
      complain("an alert was shown while a sheet moved")
      if !habits.contains(.losesWhileMoving) { later(200) { $0.showAlert() } }
      return
    }
    if alert != nil, wanted != nil { complain("an alert took the place of another one") }
    let gone = alert
    alert = wanted
    if wanted != nil { state.alertLayer = frame.layers.last?.levels.first?.presenter }
    moveAlert(fading: gone)
  }

  /// Lets an alert appear, or fade with the title that its view reads meanwhile.
  func moveAlert(fading gone: AlertModel? = nil) {
    state.movements += 1
    state.fading = gone
    later(300) { hand in
      hand.state.movements -= 1
      hand.state.fading = nil
    }
    readFadingTitle()
  }

  private func readFadingTitle() {
    guard let title = state.fading?.content.title, alert == nil else { return }
    // The view that it belongs to has gone with it.
    if let layer = state.alertLayer, state.replaced.contains(ObjectIdentifier(layer)) { return }
    let titles = frame.layers.flatMap(\.levels).map(\.alertTitle)
    if !titles.contains(title) { complain("an alert lost its title while it faded") }
  }
}
