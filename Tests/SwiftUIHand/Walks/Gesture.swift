import TestSupport
import Wireflow
import WireflowSwiftUI

/// A random gesture of the hand alone.
enum Gesture: String {
  case swipe
  case menu
  case drag
  case tab
  case answer
  case escape
  case both
  case drawer
  case tabAndSwipe = "tab and swipe"
  case dragPlayer = "drag player"
  case resize
  case rotate
  case sidebar
  case type

  /// The gestures, each as often as it is likely.
  static let all: [Gesture] = [
    .swipe, .swipe, .swipe, .swipe, .menu, .drag, .drag, .tab, .tab, .answer, .answer, .answer,
    .answer, .escape, .both, .drawer, .tabAndSwipe, .dragPlayer, .resize, .resize, .rotate, .rotate,
    .sidebar, .sidebar, .sidebar, .type, .type,
  ]
}

extension SwiftUIHand {
  func perform(_ gesture: Gesture, _ random: inout SplitMix64) {
    switch gesture {
    case .swipe: swipe(&random)
    case .menu: if let back = random.pick(backTargets) { userPops(to: back) }
    case .drag: userDismisses()
    case .tab: userTapsTab(random.below(3))
    case .answer:
      if random.chance(50) { userTypes("Ada") }
      userAnswers(random.below(2))
    case .escape: userEscapes()
    case .both: sheetAndAlertGoAtOnce()
    case .drawer: userTurnsDrawer()
    case .tabAndSwipe:
      userTapsTab(random.below(3))
      swipe(&random)
    case .dragPlayer: userDragsPlayer()
    case .resize: userResizes(to: random.chance(50) ? .compact : .regular)
    case .rotate: userRotates()
    case .sidebar: userGoesToSidebar()
    case .type: userTypesIntoPage(random.pick(["", "A", "Ada", "Lovelace"]) ?? "")
    }
  }

  private func swipe(_ random: inout SplitMix64) {
    if random.chance(50) { model.touched() }
    if let back = backTargets.last { userPops(to: back) }
  }
}
