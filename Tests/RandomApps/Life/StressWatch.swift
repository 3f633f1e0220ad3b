import TestSupport
import Wireflow
import WireflowExploration
import WireflowInteraction

/// One who watches the picture of a window, and the backend that shows it.
@MainActor
final class StressWatch {
  let relay = StressRelay()
  /// The last picture that the watch received.
  private(set) var shown: StagePicture?
  private var watch: PictureWatch?
  private var observation: StageObservation?

  init(_ stage: Stage) { watch = stage.watch { [weak self] picture, _ in self?.shown = picture } }

  /// Calls a closure with each observation of the stage.
  func observe(_ stage: Stage, _ body: @escaping @MainActor () -> Void) {
    observation = stage.observe { _ in body() }
  }
}

/// A picture that the user looked at, and the screens that its pages showed, by their numbers.
@MainActor
struct StressGlance {
  private let picture: StagePicture
  private let screens: [StagePicture.ID: Set<Int>]

  init(_ stage: Stage) {
    picture = stage.picture
    let pages = stage.visibleScreens.map { screen in
      (stage.pictureID(of: screen), Self.numbers(of: screen, on: stage))
    }
    screens = Dictionary(pages) { first, _ in first }
  }

  /// The numbers of a screen and of those embedded in it.
  private static func numbers(of screen: any Screen, on stage: Stage) -> Set<Int> {
    let own = (screen as? StressScreen).map { [$0.number] } ?? []
    return stage.state.embedded(in: screen).reduce(into: Set(own)) { numbers, embedded in
      numbers.formUnion(Self.numbers(of: embedded, on: stage))
    }
  }

  /// Something that the user sees in the picture and acts on.
  struct Aim {
    let action: UserAction
    let target: StagePicture.Target
    /// The screens of the element's page.
    let screens: Set<Int>
    /// The act that the screen must receive, if the action does one.
    let act: StressAct?
  }

  /// Returns one of the things that the user could act on in the front region.
  func aim(_ number: Int) -> Aim? {
    let aims = picture.frontRegion.pages.flatMap { page in
      page.elements.compactMap { element in
        element.action.map { action in
          let label = if case .tap(let tapped) = action { tapped.text } else { "" }
          let act = label.hasPrefix("Row ") ? .push : StressAct(rawValue: label)
          return Aim(
            action: action, target: element.target, screens: screens[page.id] ?? [], act: act)
        }
      }
    }
    return aims.isEmpty ? nil : aims[number % aims.count]
  }
}

/// A step on a picture that is some steps old: `old 2 5` is the sixth element of the last but two.
struct StressLookBack {
  static let furthest = 6

  let age: Int
  let element: Int

  var step: ExplorationStep { .custom("old \(age) \(element)") }

  init(age: Int, element: Int) { (self.age, self.element) = (age, element) }

  /// Reads the name of a step, or returns nil for another step.
  init?(_ name: String) {
    let words = name.split(separator: " ")
    guard words.count == 3, words[0] == "old", let age = Int(words[1]), age >= 0,
      let element = Int(words[2]), element >= 0
    else { return nil }
    self.init(age: age, element: element)
  }
}

/// A backend that completes at once, late, twice, or never, and lets mischief happen meanwhile.
@MainActor
final class StressBackend: PresentationBackend {
  private let scheduler: ManualScheduler
  private let mischief: StressMischief
  private var random: SplitMix64

  init(_ scheduler: ManualScheduler, _ mischief: StressMischief, seed: UInt64) {
    self.scheduler = scheduler
    self.mischief = mischief
    random = SplitMix64(seed: seed)
  }

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    mischief.happen()
    switch random.below(24) {
    case 0: break
    case 1..<9: _ = scheduler.schedule(after: .milliseconds(random.below(400))) { completion() }
    case 9:
      completion()
      completion()
    default: completion()
    }
    mischief.happen()
  }
}

/// A backend that passes everything on to another one, which is made after its app.
@MainActor
final class StressRelay: PresentationBackend {
  var target: (any PresentationBackend)?

  func perform(
    _ transition: PresentationTransition, completion: @escaping @MainActor () -> Void
  ) {
    guard let target else { return completion() }
    target.perform(transition, completion: completion)
  }
}
