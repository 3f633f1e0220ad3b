import TestSupport
import Wireflow
import WireflowInteraction
import WireflowSwiftUI

/// The user in front of the simulated SwiftUI.
extension SwiftUIHand {
  /// The layer and the region that the user can reach.
  private var frontRegion: Frame.Region? {
    guard alert == nil else { return nil }
    return frame.regions.last
  }

  private var isCoveredByPlayer: Bool {
    frame.player?.isMaximized == true && frame.regions.count == 1
  }

  private var frontStacks: [Frame.Stack] {
    guard let region = frontRegion, !isCoveredByPlayer, !region.isDrawerOpen,
      let root = region.roots.first(where: { $0.first == region.selection })
    else { return [] }
    return root.stacks
  }

  /// The modal in front, if nothing moves and nothing is in front of it.
  private var frontModal: ShownModal? {
    guard state.movements == 0, let root = frame.layers.last?.levels.first?.presenter else {
      return nil
    }
    return modals[ObjectIdentifier(root)]?.last
  }

  /// The pages that the user can go back to: where the model does not allow it, SwiftUI shows neither
  /// its button nor takes the swipe.
  var backTargets: [StagePicture.ID] {
    guard state.movements == 0 else { return [] }
    return frontStacks.filter(\.stack.allowsBack).flatMap { stack in
      (stacks[ObjectIdentifier(stack.stack)]?.ids ?? []).dropLast()
    }
  }

  /// Goes back by a swipe, the button or its menu: SwiftUI shows it and writes the path.
  func userPops(to id: StagePicture.ID) {
    guard backTargets.contains(id),
      let stack = frontStacks.first(where: { stack in
        stacks[ObjectIdentifier(stack.stack)]?.ids.dropLast().contains(id) == true
      }), case let key = ObjectIdentifier(stack.stack), let shown = stacks[key], !shown.isMoving,
      let place = shown.ids.firstIndex(of: id)
    else { return }
    let path = Array(shown.path.prefix(place))
    guard !breaksOff(path, before: shown.path, on: stack.stack) else { return }
    state.removals += 1
    stacks[key]?.path = path
    stacks[key]?.isMoving = true
    stacks[key]?.isUnread = stack.stack.path != stack.path
    appear(id)
    let isLate = habits.contains(.pathLate)
    if isLate { state.unsaid += 1 } else { stack.stack.path = path }
    later(100) { $0.askForDestinations(shown.path, of: stack.stack) }
    later(350) { hand in
      if isLate {
        stack.stack.path = path
        hand.later(500) { $0.state.unsaid -= 1 }
      }
      if hand.habits.contains(.echoes) { stack.stack.path = path }
      hand.stacks[key]?.hasMissed = !isLate
      hand.rest(key, left: shown.ids.last)
    }
  }

  private func breaksOff(
    _ path: [StagePicture.ID], before: [StagePicture.ID], on stack: StackModel
  ) -> Bool {
    guard happens(.breaksOff, 30) else { return false }
    state.brokenOff += 1
    stack.path = path
    if random.chance(50) {
      stack.path = before
    } else {
      later(random.below(300)) { _ in stack.path = before }
    }
    return true
  }

  /// Swipes the modal in front down.
  func userDismisses() {
    guard let shown = frontModal, alert == nil, shown.modal.allowsDismissal,
      let root = frame.layers.last?.levels.first?.presenter
    else { return }
    state.removals += 1
    modals[ObjectIdentifier(root)]?.removeLast()
    if habits.contains(.nilLate) {
      state.movements += 1
      state.unsaid += 1
      return later(1_000) { hand in
        hand.state.movements -= 1
        // The model may still wait for a sheet that it presented before it knew: 0.7 s for
        // `onAppear` and 0.45 s for the animation.
        hand.later(1_200) { $0.state.unsaid -= 1 }
        hand.writeNil(shown.presenter)
        hand.model.disappeared(presentation: shown.modal.presentation)
      }
    }
    let item = shown.presenter.sheet
    writeNil(shown.presenter)
    if habits.contains(.nilTwice) { writeNil(shown.presenter) }
    if habits.contains(.oldItem), let item { shown.presenter.sheet = item }
    dismiss(shown)
  }

  /// Swipes a modal down that begins with a screen, if it is the one in front.
  func userDismisses(from screen: any Screen) {
    let first = frontModal?.modal.region.roots.first?.list.root?.screen
    if first === screen { userDismisses() }
  }

  /// Swipes to a page beside the visible one.
  ///
  /// A tab view with pages writes the selection once the page has settled.
  ///
  /// https://developer.apple.com/documentation/swiftui/pagetabviewstyle
  func userTurnsPage(to id: StagePicture.ID) {
    guard let region = frontRegion, region.isPages,
      let place = region.roots.firstIndex(where: { $0.first == id })
    else { return }
    userTapsTab(place)
  }

  /// Taps a tab, or a row of the sidebar or the drawer, or swipes to a page beside the visible one.
  func userTapsTab(_ place: Int) {
    guard state.movements == 0, let region = frontRegion, region.roots.indices.contains(place),
      !isCoveredByPlayer, !region.isPages || region.isBesideSelection(place)
    else { return }
    let id = region.roots[place].first
    switch region.region.kind {
    case .pages where !region.region.allowsTurns:
      guard habits.contains(.movesPages) else { return }
    case .foldedColumns:
      // The menu writes nothing for the selected item.
      guard id != region.selection else { return }
      state.selections += 1
    case .columns where isCollapsed(region):
      guard state.atSidebar === region.region, id != region.selection else { return }
      state.atSidebar = nil
      state.selections += 1
    case .pages, .tabs, .drawer, .columns, .stack: state.selections += 1
    }
    frame.select(id, in: region.region)
    region.region.selection = id
    if habits.contains(.selectsTwice) { region.region.selection = id }
    guard region.isPages, habits.contains(.movesPages) else { return }
    // Scrolling ends, and the tab view sets its selection once more.
    later(250) { _ in region.region.selection = region.region.selection }
  }

  /// Makes the window narrow or wide.
  func userResizes(to formFactor: FormFactor) {
    state.isCompact = formFactor == .compact
    if !state.isCompact { state.atSidebar = nil }
    model.roomChanged(to: formFactor)
    tellWidths()
  }

  /// Tells each region its width, as its view does when it appears and when the width changes.
  ///
  /// A sheet is narrow in a wide window, too.
  ///
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/formsheet
  func tellWidths() {
    let sheets = frame.layers.flatMap(\.modals).filter { $0.kind == .sheet }.map(\.region)
    for region in frame.regions.map(\.region) {
      let isInSheet = sheets.contains { $0 === region }
      model.widthChanged(of: region, isCompact: state.isCompact || isInSheet)
    }
  }

  /// True if a split view shows one column at a time.
  ///
  /// https://developer.apple.com/documentation/swiftui/navigationsplitview
  private func isCollapsed(_ region: Frame.Region) -> Bool {
    guard case .columns = region.region.kind else { return false }
    return state.isCompact
      || frame.layers.flatMap(\.modals).contains {
        $0.kind == .sheet && $0.region === region.region
      }
  }

  /// Goes back from a collapsed split view's column to its sidebar, which clears the selection of
  /// the list and tells nobody else.
  func userGoesToSidebar() {
    guard state.movements == 0, let region = frontRegion, isCollapsed(region), !isCoveredByPlayer
    else { return }
    state.atSidebar = region.region
    region.region.optionalSelection = nil
  }

  /// Turns the device, which moves pages in any order with the report of their size.
  func userRotates() {
    // Pages behind a sheet move, too.
    guard let region = frame.regions.first(where: \.isPages) else { return }
    let others = region.roots.map(\.first).filter { $0 != region.selection }
    let moved = habits.contains(.movesPages) ? random.pick(others) : nil
    let isEarly = random.chance(50)
    if isEarly { model.resized(region.region) }
    if let moved {
      frame.select(moved, in: region.region)
      region.region.selection = moved
    }
    if !isEarly { model.resized(region.region) }
  }

  /// Types into a field of a visible page.
  func userTypesIntoPage(_ text: String) {
    let tops = frontStacks.compactMap { stacks[ObjectIdentifier($0.stack)]?.ids.last }
    let fields = tops.compactMap { model.page($0) }.flatMap { page in
      page.contentElements.compactMap { page.fields[$0.id] }
    }
    guard let field = random.pick(fields) else { return }
    field.text = text
  }

  private var frontPresenter: PresenterModel? {
    frame.layers.last?.levels.first { $0.alert === alert && alert != nil }?.presenter
  }

  /// Chooses an answer of the alert.
  func userAnswers(_ place: Int) {
    guard state.movements == 0, let alert, alert.content.actions.indices.contains(place),
      alert.answers[place] != nil, let presenter = frontPresenter
    else { return }
    self.alert = nil
    moveAlert(fading: alert)
    if habits.contains(.answersLate) {
      writeFalse(presenter)
      later(0) { $0.model.answer(place, of: alert) }
    } else {
      model.answer(place, of: alert)
      writeFalse(presenter)
    }
  }

  /// Types into a field of the alert.
  func userTypes(_ text: String, intoField place: Int = 0) {
    guard state.movements == 0, let alert, alert.fields.indices.contains(place) else { return }
    alert.fields[place].text = text
  }

  /// Presses Escape or taps beside a dialog.
  func userEscapes() {
    guard state.movements == 0, let alert, let presenter = frontPresenter,
      alert.content.actions.contains(where: { $0.role == .cancel })
    else { return }
    self.alert = nil
    moveAlert(fading: alert)
    writeFalse(presenter)
  }

  private func writeFalse(_ presenter: PresenterModel) {
    presenter.isAlertPresented = false
    presenter.isDialogPresented = false
  }

  /// Loses an alert together with the sheet that it is in front of.
  func sheetAndAlertGoAtOnce() {
    guard let shown = frontModal, alert != nil, let presenter = frontPresenter,
      let root = frame.layers.last?.levels.first?.presenter
    else { return }
    state.removals += 1
    alert = nil
    modals[ObjectIdentifier(root)]?.removeLast()
    writeFalse(presenter)
    writeNil(shown.presenter)
    dismiss(shown)
  }

  /// Opens or closes the drawer.
  func userTurnsDrawer() {
    guard state.movements == 0, let region = frontRegion, region.region.kind == .drawer,
      !isCoveredByPlayer
    else { return }
    region.region.isDrawerOpen.toggle()
  }

  /// Drags the maximized player down.
  func userDragsPlayer() {
    guard alert == nil, isCoveredByPlayer, let player = model.player else { return }
    player.isMaximized = false
  }
}

@MainActor
extension Frame.Region {
  fileprivate var isPages: Bool { region.kind == .pages }

  /// Returns true if a place is next to that of the selected root item.
  fileprivate func isBesideSelection(_ place: Int) -> Bool {
    roots.firstIndex { $0.first == selection }.map { abs($0 - place) == 1 } ?? false
  }
}
