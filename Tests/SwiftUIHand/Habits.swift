/// The bad habits that a simulated SwiftUI may have, each from a package report.
///
/// Only a Mac shows which of them a version of SwiftUI has. The model must work with all of them.
package struct Habits: OptionSet, Sendable, Hashable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Writes the value that it has read.
  package static let echoes = Habits(rawValue: 1 << 0)
  /// Writes the shorter path when a swipe ends, not when it begins.
  package static let pathLate = Habits(rawValue: 1 << 1)
  /// Writes the path from before a push while the push moves.
  ///
  /// https://developer.apple.com/forums/thread/750879
  package static let stalePath = Habits(rawValue: 1 << 2)
  /// Trims a path that it cannot present at once.
  ///
  /// https://github.com/radiosilence/koan/issues/261
  package static let trims = Habits(rawValue: 1 << 3)
  /// Writes nil twice, and once more before `onDismiss`.
  package static let nilTwice = Habits(rawValue: 1 << 4)
  /// Calls `onDismiss` half a second late.
  package static let dismissLate = Habits(rawValue: 1 << 5)
  /// Does not call `onDismiss` one time in two.
  package static let dismissNever = Habits(rawValue: 1 << 6)
  /// Writes a selection twice, and the present one for a `List`.
  ///
  /// https://github.com/radiosilence/koan/issues/261
  package static let selectsTwice = Habits(rawValue: 1 << 7)
  /// Writes while it evaluates a body.
  ///
  /// https://github.com/NuPlay/RichText/issues/72
  package static let writesInBody = Habits(rawValue: 1 << 8)
  /// Does not call `onAppear` one time in three.
  package static let appearNever = Habits(rawValue: 1 << 9)
  /// Says that an alert is gone one turn before it runs the action of the answer.
  package static let answersLate = Habits(rawValue: 1 << 10)
  /// Writes the shorter path and then the whole one again, for a swipe that was broken off.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/3673
  package static let breaksOff = Habits(rawValue: 1 << 11)
  /// Loses what changes while something moves.
  ///
  /// https://developer.apple.com/forums/thread/750879
  package static let losesWhileMoving = Habits(rawValue: 1 << 12)
  /// Writes nil for a sheet that it could not present the first time.
  ///
  /// https://github.com/pointfreeco/swift-composable-architecture/issues/1991
  package static let cannotPresent = Habits(rawValue: 1 << 13)
  /// Calls `onAppear` of a page that is buried.
  ///
  /// https://github.com/RobertDresler/SwiftUINavigation/issues/36
  package static let spuriousAppear = Habits(rawValue: 1 << 14)
  /// Writes the old item after nil.
  ///
  /// https://github.com/pointfreeco/episode-code-samples/issues/148
  package static let oldItem = Habits(rawValue: 1 << 15)
  /// Writes nil a second after a sheet has gone.
  ///
  /// https://github.com/johnpatrickmorgan/FlowStacks/issues/69
  package static let nilLate = Habits(rawValue: 1 << 16)
  /// Writes nil for the sheet of a view that goes because a wall takes its place.
  ///
  /// https://github.com/pointfreeco/swift-navigation/pull/192
  package static let nilBehindWalls = Habits(rawValue: 1 << 17)

  /// Selects pages by itself: the same one when scrolling ends, another one during a rotation, and
  /// the next one for a swipe on a pushed page, which turns the page instead of going back.
  ///
  /// https://github.com/GGJJack/SwiftUICalendar/issues/1
  package static let movesPages = Habits(rawValue: 1 << 18)
  /// Lets the view behind a cover disappear, as UIKit takes it out of the window.
  ///
  /// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
  package static let leavesUnderCovers = Habits(rawValue: 1 << 19)

  /// Each habit by its name.
  package static let named: [(name: String, habit: Habits)] = [
    ("echoes", .echoes), ("pathLate", .pathLate), ("stalePath", .stalePath), ("trims", .trims),
    ("nilTwice", .nilTwice), ("dismissLate", .dismissLate), ("dismissNever", .dismissNever),
    ("selectsTwice", .selectsTwice), ("writesInBody", .writesInBody),
    ("appearNever", .appearNever), ("answersLate", .answersLate), ("breaksOff", .breaksOff),
    ("losesWhileMoving", .losesWhileMoving), ("cannotPresent", .cannotPresent),
    ("spuriousAppear", .spuriousAppear), ("oldItem", .oldItem), ("nilLate", .nilLate),
    ("nilBehindWalls", .nilBehindWalls), ("movesPages", .movesPages),
    ("leavesUnderCovers", .leavesUnderCovers),
  ]
  /// All habits at once.
  package static let all = Habits(named.map(\.habit))
}
