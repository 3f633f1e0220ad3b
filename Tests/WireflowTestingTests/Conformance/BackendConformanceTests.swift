import TestSupport
import Testing
import Wireflow
import WireflowBackendTesting
import WireflowInteraction
import WireflowTesting

/// Each backend that is wrong fails the suite, by the law that it breaks and no other.
@MainActor
struct FlawedBackendTests {
  @Test func breakTheirLawFirstAndSayWhereAndHow() async {
    var text = ""
    for flaw in FlawedBackend.Flaw.allCases {
      let violations = await backendViolations(upTo: 1) {
        BackendUnderTest(FlawedBackend(flaw, scheduler: $0))
      }
      #expect(violations.first?.law == flaw.law.rawValue)
      text += "# \(flaw)\n\n\(violations.first?.description ?? "passes")\n\n"
    }
    // Which view is noticed first depends on chance.
    assertSnapshot(of: text.replacing(/the view of \w+ is/, with: "the view of a screen is"))
  }

  /// All journeys of all of them take a minute, so two of them are tried, and the rest by
  /// `WIREFLOW_STRENGTH`.
  @Test(.long, arguments: FlawedBackend.Flaw.allCases)
  func failsTheTestByThatLawAlone(_ flaw: FlawedBackend.Flaw) async {
    let line = #line + 2
    let failures = await recordedFailures {
      await checkBackend { BackendUnderTest(FlawedBackend(flaw, scheduler: $0)) }
    }

    #expect(failures.count == 1)
    #expect(failures.first?.isBreach(of: flaw.law.rawValue, by: "FlawedBackend") == true)
    #expect(failures.first?.line == line)
  }

  @Test func namesTheOtherJourneysInTheSameFailure() async {
    let failures = await recordedFailures {
      await checkBackend { BackendUnderTest(FlawedBackend(.completesTwice, scheduler: $0)) }
    }

    assertSnapshot(of: failures.map(\.message).joined(separator: "\n"))
  }

  @Test func endsEachJourneyAtTheFirstStepThatBreaksALaw() async {
    let violations = await backendViolations {
      BackendUnderTest(FlawedBackend(.forgetsPops, scheduler: $0))
    }

    #expect(Set(violations.map(\.journey)).count == violations.count)
  }
}

/// Backends that are right pass the suite, and pictures are compared by the identity of screens.
@MainActor
@Suite(.serialized)
struct RightBackendTests {
  /// A way in which a backend can be right.
  enum Kind: String, Codable, CaseIterable {
    case drawsLater, hasOneText, isPrompt
    case drawsLaterAndPromptly, isLate, isVeryLate, isBesideALog, lacksGestures, drawsPromptly
    case drawsLate, drawsTheFrontAlone
  }

  /// Three kinds are tried each time, and the rest by `WIREFLOW_STRENGTH`: in processes beside the
  /// other tests, because it takes long.
  @Test(arguments: Strength.isLong ? Kind.allCases : [.drawsLater, .hasOneText, .isPrompt])
  func pass(_ kind: Kind) async {
    await #expect(processExitsWith: .success) { @MainActor [kind] in
      await checkBackend { RightBackendTests.backend(kind, $0) }
    }
  }

  private static func backend(_ kind: Kind, _ scheduler: ManualScheduler) -> BackendUnderTest {
    func drawing(delay: Int = 0, isLater: Bool = false) -> FlawedBackend {
      FlawedBackend(
        nil, scheduler: scheduler, delay: .milliseconds(delay), drawsLater: isLater)
    }
    func picture(_ delay: Int) -> PictureBackend {
      PictureBackend(scheduler: scheduler, delay: .milliseconds(delay))
    }
    switch kind {
    case .drawsLater: return BackendUnderTest(late: drawing(delay: 350, isLater: true))
    case .drawsLaterAndPromptly: return BackendUnderTest(late: drawing(isLater: true))
    case .hasOneText:
      let backend = drawing(delay: 350)
      return BackendUnderTest(backend, text: { backend.drawing.text })
    case .drawsTheFrontAlone:
      let backend = drawing(delay: 350)
      return BackendUnderTest(
        backend, drawing: { BackendDrawing(backend.drawing.layers.suffix(1)) })
    case .isPrompt: return BackendUnderTest(picture(0))
    case .isLate: return BackendUnderTest(picture(1))
    case .isVeryLate: return BackendUnderTest(picture(2900))
    case .drawsPromptly: return BackendUnderTest(drawing())
    case .drawsLate: return BackendUnderTest(drawing(delay: 350))
    case .lacksGestures:
      let backend = picture(0)
      return BackendUnderTest(backend, picture: { backend.picture })
    case .isBesideALog:
      let picture = picture(350)
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

/// Backends that draw in a later turn, or describe little of their drawing.
@MainActor
struct LateBackendTests {
  @Test(arguments: [.drawsNoTitles, .drawsOnlyChanges, .isOneBehind] as [FlawedBackend.Flaw])
  func failsByTheLawThatItBreaksInALaterTurn(_ flaw: FlawedBackend.Flaw) async {
    let violations = await backendViolations {
      BackendUnderTest(late: FlawedBackend(flaw, scheduler: $0, drawsLater: true))
    }

    #expect(Set(violations.map(\.law)) == [flaw.law.rawValue])
  }

  @Test func saysWhatIsMissing() async {
    let silent = await backendViolations(upTo: 1) { _ in BackendUnderTest(TextRecorder()) }
    let unread = await backendViolations(upTo: 1) { scheduler in
      let backend = FlawedBackend(.drawsNoValues, scheduler: scheduler)
      return BackendUnderTest(backend, text: { backend.drawing.text })
    }

    #expect(silent.first?.details == "its description has no picture, drawing or text")
    assertSnapshot(of: unread.first?.description ?? "passes")
  }
}

extension BackendUnderTest {
  /// Describes a backend that draws in a later turn.
  fileprivate init(late backend: FlawedBackend) {
    self.init(
      backend, drawing: { backend.drawing },
      settle: { while backend.sketch.waiting > 0 { await Task.yield() } })
  }
}
