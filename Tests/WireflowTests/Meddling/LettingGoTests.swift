import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Closures and objects of the app that the framework lets go of, and whose end asks for everything.
@MainActor
struct LettingGoTests {
  @Test func judgesWhatTheEndAsksFor() async {
    for (kept, keep) in Self.all {
      let (rig, meddler) = (FlowRig(), Meddler())
      var letGo: (@MainActor () -> Void)? = keep(rig, MeddlingEnd(meddler, .endOfWork))
      await rig.scheduler.sleepers.settled()
      meddler.set(to: .endOfWork, in: rig)
      letGo?()
      letGo = nil
      await rig.scheduler.sleepers.settled()
      #expect(meddler.hasMeddled, "\(kept)")
      #expect(rig.main.notes.contains { $0.hasSuffix("1") }, "\(kept)")
      #expect(rig.stage.violations() == [], "\(kept)")
    }
  }

  /// Lets the framework keep an object, and returns what lets go of it.
  private typealias Keep = @MainActor (FlowRig, MeddlingEnd) -> @MainActor () -> Void

  private static let all: [String: Keep] = plain.merging(flows.merging(work) { $1 }) { $1 }

  private static let plain: [String: Keep] = [
    "a watch": { rig, end in rig.stage.watch { _, _ in withExtendedLifetime(end) {} }.cancel },
    "an observer": { rig, end in
      let observation = rig.stage.observe { _ in withExtendedLifetime(end) {} }
      return {
        observation.cancel()
        rig.wireframe.push("Next", from: rig.root)
      }
    },
    "an observer, in a callback": { rig, end in
      let observation = rig.stage.observe { _ in withExtendedLifetime(end) {} }
      let other = rig.stage.observe { _ in observation.cancel() }
      return { withExtendedLifetime(other) { _ = rig.wireframe.push("Next", from: rig.root) } }
    },
    "an ignored alert": { rig, end in
      { ask(rig, end, from: PageScreen("Nowhere")) }
    },
    "an answered alert": { rig, end in
      ask(rig, end, from: rig.root)
      return { rig.user(.choose("OK")) }
    },
    "a closed alert": { rig, end in
      let alert = ask(rig, end, from: rig.root)
      return { _ = alert.close() }
    },
  ]

  @discardableResult
  private static func ask(
    _ rig: FlowRig, _ end: MeddlingEnd, from sender: any Screen
  ) -> PresentedAlert {
    rig.wireframe.ask("News", from: sender) { _ in withExtendedLifetime(end) {} }
  }

  private static let flows: [String: Keep] = [
    "a guard": { rig, end in
      let child = rig.start()
      child.guardRequests { _, _ in withExtendedLifetime(end) { .allow } }
      return { [weak child] in child?.removeGuard() }
    },
    "a guard, with its flow": { rig, end in
      rig.start().guardRequests { _, _ in withExtendedLifetime(end) { .allow } }
      return { rig.user(.back) }
    },
    "a coordinator": { rig, end in
      rig.start { flow, sender in
        flow.wireframe.push(flow.page, from: sender)
        withExtendedLifetime(end) {}
      }
      return { rig.user(.back) }
    },
    "an outcome": { rig, end in
      rig.main.start(ChildFlow(rig.wireframe), from: rig.root) { _, _ in
        withExtendedLifetime(end) {}
      }
      return { rig.user(.back) }
    },
  ]

  private static let work: [String: Keep] = [
    "delayed work": { rig, end in
      rig.main.after(.seconds(1)) { _ in withExtendedLifetime(end) {} }.cancel
    },
    "scheduled work": { rig, end in
      rig.scheduler.schedule(after: .seconds(1)) { withExtendedLifetime(end) {} }.cancel
    },
    "a task": { rig, end in
      rig.main.task(on: rig.wireframe.push("Page")) { flow, _ in
        defer { withExtendedLifetime(end) {} }
        try await flow.wireframe.sleep(for: .seconds(1))
      }
      return { rig.user(.back) }
    },
    "a stream": { rig, end in
      rig.main.listen(to: AsyncStream<Int> { _ in }) { _, _ in withExtendedLifetime(end) {} }.cancel
    },
    "a leave": { rig, end in
      rig.main.onLeave(of: rig.wireframe.push("Page")) { _, _ in withExtendedLifetime(end) {} }
      return { rig.user(.back) }
    },
    "a forgotten leave": { rig, end in
      rig.main.onLeave(of: rig.wireframe.push("Page")) { _, _ in withExtendedLifetime(end) {} }
        .cancel
    },
  ]
}

/// An app that takes stacks off the stage while it is asked for a title in them, by which the user
/// means one.
@MainActor
struct LeavingWhileNamedTests {
  private let recorder: TextRecorder
  private let rig: FlowRig

  init() {
    recorder = TextRecorder()
    rig = FlowRig(backend: recorder)
  }

  /// Something that reads titles of a modal's screens.
  enum Reading: CaseIterable {
    case backTo, backToInStack, backInStack, selection, possibleActions, swipe
  }

  @Test(arguments: Reading.allCases, 0..<8)
  func leavesAllAsItIs(_ reading: Reading, after count: Int) {
    let screens = ["One", "Two", "Three"].map(LeavingScreen.init)
    if reading == .selection {
      rig.wireframe.presentModally(
        rootItems: [screens[0], screens[1]], in: TabBarWireframe(stage: rig.stage),
        from: rig.root)
    } else {
      rig.wireframe.presentModally(screens[0], from: rig.root)
      rig.wireframe.push(screens[1], from: screens[0])
      rig.wireframe.push(screens[2], from: screens[1])
    }
    if reading == .swipe { rig.wireframe.presentModally(LeavingScreen("Front"), from: screens[2]) }
    let before = rig.stage.possibleActions
    _ = rig.newLog()
    let teller = screens[reading == .possibleActions ? 1 : 0]
    teller.remaining = count
    teller.onTitle = { [rig] in rig.wireframe.dismissAll() }

    switch reading {
    case .backTo: rig.stage.perform(.backTo("One"))
    case .backToInStack: rig.stage.perform(.backTo("One", in: "One"))
    case .backInStack: rig.stage.perform(.backIn("One"))
    case .selection: rig.stage.perform(.select("Two", in: "One"))
    case .swipe: rig.stage.userDid(.removed([screens[1], screens[2]]), in: recorder)
    case .possibleActions:
      let actions = rig.stage.possibleActions
      _ = rig.stage.picture
      rig.wireframe.dismissAll()
      #expect(actions == before || actions == rig.stage.possibleActions)
    }
    rig.wireframe.dismissAll()

    #expect(rig.stage.modalScreens.isEmpty)
    #expect(rig.newLog().contains("dismiss LeavingScreen \"One\""))
    #expect(rig.stage.violations() == [])
  }
}

/// A screen that does something when it is asked for its title.
@MainActor
private final class LeavingScreen: ModallyPresentable, RootLevelRepresentable {
  let allowedModalDismissButtonStyle: ModalDismissButtonStyle? = .done
  let preferredModalStyle = ModalStyle.automatic
  /// The work of the next reading of the title, once.
  var onTitle: (() -> Void)?
  /// How many times the title is asked for before that.
  var remaining = 0
  private let name: String

  init(_ name: String) { self.name = name }

  var title: String {
    remaining -= 1
    if remaining < 0, let leave = onTitle {
      onTitle = nil
      leave()
    }
    return name
  }

  var rootLevelRepresentation: RootLevelRepresentation { .init(title: title) }
}
