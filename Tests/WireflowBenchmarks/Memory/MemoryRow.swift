import Wireflow

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// A row of the table of memory: how much stays for each of many things.
@MainActor
struct MemoryRow {
  let name: String
  let count: Int
  /// Prepares the work, which is not measured, and returns the work.
  ///
  /// The result of the work is kept until it has been measured.
  let prepare: @MainActor (Int) -> () -> AnyObject

  /// The bytes that stay for each thing, or nil where the system does not tell.
  var bytes: Double? {
    let work = prepare(count)
    guard let before = Heap.bytes else { return nil }
    let kept = work()
    let after = Heap.bytes ?? before
    return withExtendedLifetime(kept) { Double(after - before) / Double(count) }
  }

  static let all: [MemoryRow] = [
    MemoryRow(name: "screen on stage, beside the screen", count: 10_000) { count in
      let app = BenchApp()
      app.stage.log.limit = 1
      let screens = BenchScreen.several(count)
      return {
        _ = screens.reduce(app.root) { below, screen in
          app.wireframe.push(screen, from: below)
          return screen
        }
        return app
      }
    },
    MemoryRow(name: "line of the log, with its title", count: 20_000) { count in
      let app = BenchApp(depth: 1)
      app.stage.log.limit = nil
      return {
        for number in 0..<count / 2 {
          app.main.push(number)
          app.main.pop()
        }
        return app
      }
    },
    MemoryRow(name: "live child flow, beside its screen", count: 10_000) { count in
      let app = BenchApp()
      app.stage.log.limit = 1
      let screens = BenchScreen.several(count)
      return {
        for screen in screens {
          app.startChild { flow, sender in flow.wireframe.embed(screen, in: sender) }
        }
        return app
      }
    },
    MemoryRow(name: "push and pop of a long day, with a late backend", count: 50_000) { count in
      let backend = LateBackend()
      let app = BenchApp(backend: backend)
      app.stage.log.limit = 10
      let work = {
        for number in 0..<count {
          let screen = BenchScreen.make(number)
          app.wireframe.push(screen, from: app.root)
          app.wireframe.pop(screen)
          if number.isMultiple(of: 50) { backend.completeAll() }
        }
      }
      work()
      return {
        work()
        return app
      }
    },
  ]
}

/// The heap of this process.
enum Heap {
  #if canImport(Darwin)
  /// The bytes that are in use, or nil where the system does not tell.
  static var bytes: Int? { Int(mstats().bytes_used) }
  #elseif canImport(Glibc)
  private typealias WriteInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32

  /// The bytes that are in use, or nil where the system does not tell.
  static var bytes: Int? {
    // Its header is none of those that Swift imports.
    guard let symbol = dlsym(nil, "malloc_info") else { return nil }
    var (text, size): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    guard let file = open_memstream(&text, &size) else { return nil }
    let status = unsafeBitCast(symbol, to: WriteInfo.self)(0, file)
    fclose(file)
    defer { free(text) }
    guard status == 0, let text else { return nil }
    return used(in: String(cString: text))
  }

  /// The bytes that the system has given, without free ones: the sums are at the end.
  private static func used(in info: String) -> Int? {
    func last(_ type: String) -> Int? {
      guard let line = info.split(separator: "\n").last(where: { $0.contains("type=\"\(type)\"") })
      else { return nil }
      return line.split(separator: "\"").last { Int($0) != nil }.flatMap { Int($0) }
    }
    guard let given = last("current"), let fast = last("fast"), let rest = last("rest"),
      let mapped = last("mmap")
    else { return nil }
    return given - fast - rest + mapped
  }
  #else
  /// The bytes that are in use, or nil where the system does not tell.
  static var bytes: Int? { nil }
  #endif
}
