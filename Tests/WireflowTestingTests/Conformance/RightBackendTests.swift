import TestSupport
import Testing
import Wireflow
import WireflowInteraction
import WireflowTesting

/// Backends that are right pass the suite, in processes beside the other tests where that takes long.
@MainActor
@Suite(.serialized)
struct RightBackendTests {
  @Test func passesOneThatIsPrompt() {
    checkBackend { scheduler in BackendUnderTest(PictureBackend(scheduler: scheduler)) }
  }

  @Test(.long, arguments: [1, 350, 2900])
  func passesOneThatIsLate(milliseconds: Int) {
    checkBackend { scheduler in
      BackendUnderTest(
        PictureBackend(scheduler: scheduler, delay: .milliseconds(milliseconds)))
    }
  }

  @Test(.long) func passesATextRecorderBesideAPicture() {
    checkBackend { scheduler in
      let picture = PictureBackend(scheduler: scheduler, delay: .milliseconds(350))
      return BackendUnderTest(
        BackendGroup([TextRecorder(), picture]), picture: { picture.picture },
        userPops: { picture.userPops(to: $0) }, userDismisses: { picture.userDismisses($0) },
        userTurns: { picture.userTurns(to: $0) })
    }
  }

  @Test(.long) func passesOneOnWhichTheUserRemovesNothing() {
    checkBackend { scheduler in
      let backend = PictureBackend(scheduler: scheduler)
      return BackendUnderTest(backend, picture: { backend.picture })
    }
  }

  @Test(.long, arguments: [0, 350])
  func passesOneThatDrawsAndKeepsViews(milliseconds: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [milliseconds] in
      checkBackend { scheduler in
        BackendUnderTest(
          FlawedBackend(nil, scheduler: scheduler, delay: .milliseconds(milliseconds)))
      }
    }
  }

  @Test(arguments: Strength.some(of: [350, 0]))
  func passesOneThatDrawsInALaterTurn(milliseconds: Int) async {
    await #expect(processExitsWith: .success) { @MainActor [milliseconds] in
      await checkBackend { scheduler in
        let backend = FlawedBackend(
          nil, scheduler: scheduler, delay: .milliseconds(milliseconds), drawsLater: true)
        return BackendUnderTest(
          backend, drawing: { backend.drawing },
          settleLater: { while backend.sketch.waiting > 0 { await Task.yield() } })
      }
    }
  }

  @Test(.long) func passesOneOfVisiblePagesAlone() async {
    await #expect(processExitsWith: .success) { @MainActor in
      checkBackend { scheduler in
        let backend = FlawedBackend(nil, scheduler: scheduler)
        return BackendUnderTest(backend, drawing: { backend.drawing })
      }
    }
  }

  @Test(.long) func passesOneThatDrawsWhatIsInFrontAlone() async {
    await #expect(processExitsWith: .success) { @MainActor in
      checkBackend { scheduler in
        let backend = FlawedBackend(nil, scheduler: scheduler)
        return BackendUnderTest(
          backend, drawing: { BackendDrawing(backend.drawing.layers.suffix(1)) })
      }
    }
  }

  @Test func passesOneThatHasOneText() async {
    await #expect(processExitsWith: .success) { @MainActor in
      checkBackend { scheduler in
        let backend = FlawedBackend(nil, scheduler: scheduler)
        return BackendUnderTest(backend, text: { backend.drawing.text })
      }
    }
  }
}
