import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

/// Each backend that is wrong fails the suite, by the law that it breaks and no other.
@MainActor
struct FlawedBackendTests {
  @Test(.long) func breakTheirLawFirstAndSayWhereAndHow() async {
    var text = ""
    for flaw in FlawedBackend.Flaw.all {
      let violations = await backendViolations(upTo: 1) {
        BackendUnderTest(FlawedBackend(flaw, scheduler: $0))
      }
      #expect(violations.first?.law == flaw.law.rawValue, "\(flaw)")
      text += "# \(flaw)\n\n\(violations.first?.description ?? "passes")\n\n"
    }
    // Which view is noticed first depends on chance.
    assertSnapshot(of: text.replacing(/the view of \w+ is/, with: "the view of a screen is"))
  }

  /// All journeys of all of them take a minute, so one is tried, and the rest by
  /// `WIREFLOW_STRENGTH`.
  @Test(arguments: Strength.isLong ? FlawedBackend.Flaw.all.map(\.description) : ["forgets to pop"])
  func failsTheTestByThatLawAlone(_ name: String) async throws {
    let flaw = try #require(FlawedBackend.Flaw.named(name))
    let line = #line + 2
    let failures = await recordedFailures {
      await checkBackend { BackendUnderTest(FlawedBackend(flaw, scheduler: $0)) }
    }

    // A draft that is shown for ever is kept for ever.
    #expect(failures.count == (name == "forgets to dismiss" ? 2 : 1))
    #expect(failures.first?.isBreach(of: flaw.law.rawValue, by: "FlawedBackend") == true)
    #expect(failures.first?.line == line)
    if name == "forgets to pop" { assertSnapshot(of: failures.map(\.message).joined()) }
  }

  @Test func saysWhatIsMissing() async {
    let silent = await backendViolations(upTo: 1) { _ in BackendUnderTest(TextRecorder()) }
    let unread = await backendViolations(upTo: 1) { scheduler in
      let backend = FlawedBackend(.named("draws no values"), scheduler: scheduler)
      return BackendUnderTest(backend, text: { backend.drawing.text })
    }

    #expect(silent.first?.details == "its description has no picture, drawing or text")
    assertSnapshot(of: unread.first?.description ?? "passes")
  }
}

/// Backends that are right pass the suite, and pictures are compared by the identity of screens.
@MainActor
@Suite(.serialized)
struct RightBackendTests {
  /// A way in which a backend can be right.
  enum Kind: String, Codable, CaseIterable {
    case drawsLater, hasOneText, isPrompt
    case isVeryLate, isBesideALog, drawsTheFrontAlone
  }

  /// Two kinds are tried each time, and the rest by `WIREFLOW_STRENGTH`, as well as all containers:
  /// in processes beside the other tests, because it takes long.
  @Test(arguments: Strength.isLong ? Kind.allCases : [.drawsLater, .isPrompt])
  func pass(_ kind: Kind) async {
    await #expect(processExitsWith: .success) { @MainActor [kind] in
      await ConformanceRun.$isBrief.withValue(!Strength.isLong) {
        await checkBackend { RightBackendTests.backend(kind, $0) }
      }
    }
  }

  private static func backend(_ kind: Kind, _ scheduler: ManualScheduler) -> BackendUnderTest {
    let drawing = FlawedBackend(scheduler: scheduler, drawsLater: kind == .drawsLater)
    switch kind {
    case .drawsLater:
      return BackendUnderTest(
        drawing, drawing: { drawing.drawing },
        settle: { while drawing.waiting > 0 { await Task.yield() } })
    case .hasOneText: return BackendUnderTest(drawing, text: { drawing.drawing.text })
    case .drawsTheFrontAlone:
      return BackendUnderTest(
        drawing, drawing: { BackendDrawing(drawing.drawing.layers.suffix(1)) })
    case .isPrompt: return BackendUnderTest(PictureBackend(scheduler: scheduler))
    case .isVeryLate:
      return BackendUnderTest(PictureBackend(scheduler: scheduler, delay: .milliseconds(2900)))
    case .isBesideALog:
      let picture = PictureBackend(scheduler: scheduler, delay: .milliseconds(350))
      return BackendUnderTest(
        BackendGroup([TextRecorder(), picture]), picture: { picture.picture },
        userPops: { picture.userPops(to: $0) }, userDismisses: { picture.userDismisses($0) },
        userTurns: { picture.userTurns(to: $0) })
    }
  }

  @Test func picturesOfOtherScreensDoNotMatch() {
    let root = PageScreen("Root")
    func picture(_ root: PageScreen, _ container: String?) -> BackendPicture {
      BackendPicture(base: .init(container: container, roots: [.init(screens: [root])]))
    }
    let shown = picture(root, "tab bar")

    #expect(shown.matches(picture(root, nil)) && !shown.matches(picture(root, "split")))
    #expect(!shown.matches(picture(PageScreen("Root"), nil)))
  }
}
