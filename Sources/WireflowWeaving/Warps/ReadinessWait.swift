/// One wait for warps to come as far as is asked.
@MainActor
final class ReadinessWait {
  private struct Awaited {
    weak var weaver: WarpWeaver?
  }

  private let awaited: [Awaited]
  private let readiness: WarpReadiness
  private var block: (() -> Void)?

  init(for weavers: [WarpWeaver], at readiness: WarpReadiness, block: @escaping () -> Void) {
    awaited = weavers.map { Awaited(weaver: $0) }
    self.readiness = readiness
    self.block = block
  }

  /// Calls back at once if all are ready, or else hangs on the warps until they are.
  func begin() {
    check()
    guard block != nil, !isHopeless else { return }
    for entry in awaited { entry.weaver?.waits.append(self) }
  }

  /// True if one of the warps has ended, or is gone without having been woven.
  var isHopeless: Bool {
    awaited.contains { entry in entry.weaver.map { $0.life == .ended } ?? true }
  }

  /// Calls back if all are ready, once.
  func check() {
    let isReady = awaited.allSatisfy { ($0.weaver?.readiness).map { $0 >= readiness } ?? false }
    guard isReady, let block else { return }
    forget()
    block()
  }

  /// Gives up, because a warp has ended.
  func forget() {
    _ = exchange(&block, with: nil)
    for entry in awaited { entry.weaver?.waits.removeAll { $0 === self } }
  }
}
